/**
 * True for the web view of an app, as far as a browser's own words tell: Android's names itself (`; wv`), and WebKit's leaves
 * out the name that Safari, and every browser on an iPhone, writes. An app can replace these words.
 */
export function isWebView(userAgent: string | null): boolean {
  if (userAgent === null) return false;
  if (/\bAndroid\b[^)]*; wv\)/.test(userAgent)) return true;
  return (
    /\b(iPhone|iPad|iPod|Macintosh)\b/.test(userAgent) &&
    /AppleWebKit\//.test(userAgent) &&
    !/(Safari|Chrome)\//.test(userAgent)
  );
}
