/** The kind of phone or computer that a visitor has. */
export type VisitorPlatform = 'android' | 'ios' | 'other';

/**
 * The visitor's platform, from the `User-Agent`. Only the browser can pass `maxTouchPoints`: an iPad names itself a
 * Macintosh, and no Macintosh has a touch screen.
 */
export function visitorPlatform(userAgent: string, maxTouchPoints = 0): VisitorPlatform {
  // Old Windows phones also name Android and iPhone.
  if (/Windows Phone|IEMobile/i.test(userAgent)) return 'other';
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  if (/Android/i.test(userAgent)) return 'android';
  return mayBeIpad(userAgent) && maxTouchPoints > 1 ? 'ios' : 'other';
}

/** True where the `User-Agent` may be that of an iPad, which only the browser can decide. */
export function mayBeIpad(userAgent: string): boolean {
  return /Macintosh/.test(userAgent);
}
