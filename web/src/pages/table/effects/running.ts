// The animations that run now. They are only decoration: a press of a key or the pointer ends them all at once.

const running = new Set<Animation>();
const INPUTS = ["pointerdown", "keydown", "wheel", "resize"] as const;

/** Animate an element, only by `transform` and `opacity`, which cost no layout. Resolves at the end. */
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
  return animation.finished.then(ended, ended); // a canceled one has ended too
}

/** Skip to the end of all of them. */
export function finish(): void {
  for (const animation of running) animation.finish();
}
