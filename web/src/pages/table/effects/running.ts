// The animations that run now. They only decorate: a press of a key or the pointer ends them all at once.

const running = new Set<Animation>();
const INPUTS = ["pointerdown", "keydown", "wheel", "resize"] as const;

/** Let an element move; only `transform` and `opacity`, which cost no layout. It is kept when it has ended. */
export function run(
  element: Element,
  frames: readonly { transform?: string; opacity?: number; offset?: number; easing?: string }[],
  options: KeyframeAnimationOptions,
): Promise<void> {
  const animation = element.animate([...frames] as Keyframe[], options);
  if (running.size === 0) for (const type of INPUTS) addEventListener(type, finish, { capture: true, passive: true });
  running.add(animation);
  const ended = (): void => {
    running.delete(animation);
    if (running.size === 0) for (const type of INPUTS) removeEventListener(type, finish, { capture: true });
  };
  return animation.finished.then(ended, ended); // one that is broken off has ended too
}

/** End all of them where they would have ended. */
export function finish(): void {
  for (const animation of running) animation.finish();
}
