"""Where gin as the engine holds it becomes integers for the kernel, and comes back."""
