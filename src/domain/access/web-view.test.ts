import { expect, it } from 'vitest';
import { isWebView } from './web-view.ts';

const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [
    'WKWebView on an iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) ${WEBKIT} Mobile/15E148`,
    true,
  ],
  [
    'WKWebView on an iPad that asks for desktop sites',
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT}`,
    true,
  ],
  [
    'an app that adds its name',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) ${WEBKIT} Mobile/15E148 Otis/4.2`,
    true,
  ],
  [
    'Android WebView',
    `Mozilla/5.0 (Linux; Android 16; Pixel 9 Build/X; wv) ${CHROME} Version/4.0 Chrome/144.0.0.0 Mobile Safari/537.36`,
    true,
  ],
  [
    'Safari',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) ${WEBKIT} Version/19.1 Mobile/15E148 Safari/604.1`,
    false,
  ],
  [
    'Chrome on an iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) ${WEBKIT} CriOS/144.0 Mobile/15E148 Safari/604.1`,
    false,
  ],
  [
    'Chrome on Android',
    `Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Chrome/144.0.0.0 Mobile Safari/537.36`,
    false,
  ],
  ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', false],
  ['no browser', 'curl/8.9', false],
  ['nothing', null, false],
])('%s', (_name, userAgent, is) => {
  expect(isWebView(userAgent)).toBe(is);
});
