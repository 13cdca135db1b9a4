"""Where May-I as the engine holds it becomes integers for the kernel, and comes back."""
