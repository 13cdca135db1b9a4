// The animations that run now. They only decorate: a press of a key or the pointer shows the table as it is.

const running = new Set<Animation>();
const INPUTS = ["pointerdown", "keydown", "wheel", "resize"] as const;

/** Move an element; only `transform` and `opacity`, which cost no layout. The end state stays. */
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

/** Skip all of them to their ends. */
export function finish(): void {
  for (const animation of running) animation.finish();
}
