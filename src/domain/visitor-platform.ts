/** What a person holds, as far as it matters for opening an app. */
export type VisitorPlatform = 'android' | 'ios' | 'other';

/**
 * The kind of device a browser says it runs on.
 * `maxTouchPoints` is known in the browser alone: an iPad calls itself a Macintosh, and no Macintosh has a touch screen.
 */
export function visitorPlatform(userAgent: string, maxTouchPoints = 0): VisitorPlatform {
  // Old Windows phones name both of the others.
  if (/Windows Phone|IEMobile/i.test(userAgent)) return 'other';
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  if (/Android/i.test(userAgent)) return 'android';
  return mayBeIpad(userAgent) && maxTouchPoints > 1 ? 'ios' : 'other';
}

/** True where only the browser can tell an iPad from a Macintosh. */
export function mayBeIpad(userAgent: string): boolean {
  return /Macintosh/.test(userAgent);
}
