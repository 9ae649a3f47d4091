const signs = ['pointerdown', 'focusin', 'keydown'] as const;

/** Wakes an island once, when a person first touches it, points at it or tabs into it. */
export function whenTouched(element: HTMLElement, wake: () => Promise<void>): void {
  const touched = () => {
    for (const sign of signs) element.removeEventListener(sign, touched);
    void wake();
  };
  for (const sign of signs) element.addEventListener(sign, touched, { passive: true });
}
