import { describe, expect, it, test } from 'vitest';
import { visitorPlatform, mayBeIpad } from './visitor-platform.ts';

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const macintosh =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15';
const pixel =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';

describe('visitorPlatform', () => {
  test.each([
    ['an iPhone', iphone, 'ios'],
    ['an iPad that names itself', 'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) Mobile/15E148', 'ios'],
    ['an iPod', 'Mozilla/5.0 (iPod touch; CPU iPhone OS 12_5 like Mac OS X)', 'ios'],
    ['an in-app browser on iOS', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0) Mobile/15E148 [FBAN/x]', 'ios'],
    ['an Android phone', pixel, 'android'],
    [
      'an Android tablet',
      'Mozilla/5.0 (Linux; Android 14; SM-X710) Chrome/130.0.0.0 Safari/537.36',
      'android',
    ],
    ['Firefox on Android', 'Mozilla/5.0 (Android 14; Mobile; rv:132.0) Gecko/132.0', 'android'],
    ['an Android web view', 'Mozilla/5.0 (Linux; Android 13; Pixel 7; wv) Version/4.0 Chrome/130', 'android'],
    ['Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130.0.0.0 Safari/537.36', 'other'],
    ['Linux', 'Mozilla/5.0 (X11; Linux x86_64) Chrome/130.0.0.0 Safari/537.36', 'other'],
    ['a Macintosh', macintosh, 'other'],
    [
      'an old Windows phone, which names Android and iPhone',
      'Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Microsoft; Lumia) like iPhone Mobile Safari',
      'other',
    ],
    ['a mail scanner', 'curl/8.5.0', 'other'],
    ['an empty User-Agent', '', 'other'],
  ])('%s', (_what, userAgent, kind) => {
    expect(visitorPlatform(userAgent)).toBe(kind);
  });

  it('distinguishes an iPad from a Macintosh by its touch points', () => {
    expect(visitorPlatform(macintosh, 5)).toBe('ios');
    expect(visitorPlatform(macintosh, 0)).toBe('other');
    expect(visitorPlatform(macintosh, 1)).toBe('other');
    expect([mayBeIpad(macintosh), mayBeIpad(iphone), mayBeIpad(pixel)]).toEqual([true, false, false]);
  });

  it('does not take another touch screen for an iPad', () => {
    expect(visitorPlatform('Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 10)).toBe('other');
    expect(visitorPlatform(pixel, 5)).toBe('android');
  });
});
