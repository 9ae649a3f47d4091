/**
 * The names that apps write behind the words of their web view, which may have the names of Safari and Chrome; each has an example
 * in the test. Google's own app (`GSA/`) is left out: Google refuses sign-ins in the web views of others.
 */
const apps = [
  'Snapchat/',
  'Instagram ',
  // Threads.
  'Barcelona ',
  // Facebook and its messenger.
  'FBAN/',
  'FBAV/',
  'FB_IAB/',
  'Line/',
  // WeChat.
  'MicroMessenger/',
  'TikTok ',
  'musical_ly',
  'BytedanceWebview/',
  'Twitter for iPhone',
  'TwitterAndroid',
  'Pinterest/',
  'LinkedInApp',
];
const appName = new RegExp(`[ [;](?:${apps.join('|')})`);

/**
 * True for the web view of an app, as far as a browser's own words tell: Android's names itself (`; wv`), WebKit's leaves out
 * the name that Safari, and every browser on an iPhone, writes, and known apps add theirs. An app can replace these words.
 */
export function isWebView(userAgent: string | null): boolean {
  if (userAgent === null) return false;
  if (/\bAndroid\b[^)]*; wv\)/.test(userAgent) || appName.test(userAgent)) return true;
  return (
    /\b(iPhone|iPad|iPod|Macintosh)\b/.test(userAgent) &&
    /AppleWebKit\//.test(userAgent) &&
    !/(Safari|Chrome)\//.test(userAgent)
  );
}
