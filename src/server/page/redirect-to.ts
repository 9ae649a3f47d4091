/** Returns the redirect that a page loader answers instead of its page. */
export function redirectTo(to: string) {
  return { kind: 'redirect' as const, to };
}
