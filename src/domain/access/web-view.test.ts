import { expect, it } from 'vitest';
import { isWebView } from './web-view.ts';

const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko)';

const iPhone = (rest: string) => `Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) ${WEBKIT} ${rest}`;
const android = (rest: string) => `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${CHROME} ${rest}`;

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
  [
    'Google’s app on an iPhone, in which Google signs people in',
    iPhone('GSA/420.0 Mobile/15E148 Safari/604.1'),
    false,
  ],
  [
    'a browser whose name only contains that of an app',
    iPhone('Version/19.1 Mobile/15E148 Safari/604.1 Airline/2.0'),
    false,
  ],
  ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', false],
  ['no browser', 'curl/8.9', false],
  ['nothing', null, false],
])('%s', (_name, userAgent, is) => {
  expect(isWebView(userAgent)).toBe(is);
});

it.each([
  ['Snapchat', iPhone('Version/15.3 Mobile/15E148 Snapchat/11.64.0.38 (like Safari/8612.4.9.0.3, panda)')],
  [
    'Snapchat',
    iPhone('Version/16.5 Mobile/15E148 Safari/604.1 Snapchat/13.39.0.44 (like Safari/8618.3, panda)'),
  ],
  ['Snapchat', android('Chrome/125.0.0.0 Mobile Safari/537.36 Snapchat/12.0.0')],
  ['Instagram', iPhone('Mobile/15E148 Safari/604.1 Instagram 142.0.0.22.109 (iPhone12,5; iOS 14_1; en_US)')],
  ['Threads', iPhone('Mobile/15E148 Safari/604.1 Barcelona 349.0.0.21.106 (iPhone15,2; iOS 17_6; fr_FR)')],
  ['Facebook', iPhone('Mobile/15E148 Safari/604.1 [FBAN/FBIOS;FBAV/426.0.0.26.50;FBDV/iPhone15,2;FBRV/0]')],
  ['Facebook', android('Chrome/113.0.5672.76 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/414.0.0.30.113;]')],
  ['LINE', iPhone('Mobile/15E148 Safari/604.1 Line/13.5.0')],
  [
    'WeChat',
    android('Chrome/116.0.0.0 XWEB/1160065 MMWEBSDK/20230805 Mobile Safari/537.36 MicroMessenger/8.0.42'),
  ],
  ['TikTok', iPhone('Mobile/15E148 Safari/604.1 musical_ly_30.1.0 BytedanceWebview/d8a21c6')],
  ['TikTok', android('Chrome/112.0.5615.136 Mobile Safari/537.36 trill_290505 BytedanceWebview/d8a21c6')],
  ['TikTok', android('Chrome/112.0.5615.136 Mobile Safari/537.36 TikTok 29.5.5')],
  ['X', iPhone('Version/17.0 Mobile/15E148 Safari/604.1 Twitter for iPhone/10.3')],
  ['X', android('Chrome/116.0.0.0 Mobile Safari/537.36 TwitterAndroid')],
  ['Pinterest', iPhone('Mobile/15E148 Safari/604.1 [Pinterest/iOS]')],
  ['LinkedIn', iPhone('Mobile/15E148 Safari/604.1 [LinkedInApp]/9.26.7052')],
  ['LinkedIn', iPhone('Mobile/15E148 Safari/604.1 LinkedInApp/9.26.7052')],
])('%s, by the name of the app', (_app, userAgent) => {
  expect(isWebView(userAgent)).toBe(true);
});
