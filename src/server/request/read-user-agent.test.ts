import { describe, expect, it, test } from 'vitest';
import { readUserAgent } from './read-user-agent.ts';

const mobile = 'Mobile/15E148 Safari/604.1';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';
const android = 'Mozilla/5.0 (Linux; Android 14; SM-S911B) AppleWebKit/537.36 (KHTML, like Gecko)';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';

const read = (agent: string, hints: Record<string, string> = {}) =>
  readUserAgent(new Headers({ 'user-agent': agent, ...hints }));

describe('a browser in words', () => {
  test.each([
    [`${windows} Chrome/140.0.0.0 Safari/537.36`, 'Chrome', 'Windows', 'computer'],
    [`${windows} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 'Microsoft Edge', 'Windows', 'computer'],
    [
      'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      'Firefox',
      'Linux',
      'computer',
    ],
    [`${mac} Version/18.0 Safari/605.1.15`, 'Safari', 'macOS', 'computer'],
    [`${iphone} Version/18.0 ${mobile}`, 'Safari', 'iPhone', 'phone'],
    [`${iphone} CriOS/140.0.0.0 ${mobile}`, 'Chrome', 'iPhone', 'phone'],
    [
      `Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.0 ${mobile}`,
      'Safari',
      'iPad',
      'tablet',
    ],
    [`${android} Chrome/140.0.0.0 Mobile Safari/537.36`, 'Chrome', 'Android', 'phone'],
    [
      `${android} SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36`,
      'Samsung Internet',
      'Android',
      'phone',
    ],
    [
      'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
      'Chrome',
      'ChromeOS',
      'computer',
    ],
  ])('%s', (agent, browser, system, kind) => {
    expect(read(agent)).toEqual({ browser, system, kind });
  });

  it('is read from its client hints where they say more', () => {
    const hints = {
      'sec-ch-ua': '"Chromium";v="140", "Brave";v="140"',
      'sec-ch-ua-mobile': '?0',
      'sec-ch-ua-platform': '"Windows"',
    };
    expect(read(`${windows} Chrome/140.0.0.0 Safari/537.36`, hints)).toEqual({
      browser: 'Brave',
      system: 'Windows',
      kind: 'computer',
    });
  });
});

describe('an unknown browser', () => {
  const unknown = { browser: null, system: null, kind: 'unknown' };

  test.each(['', 'curl/8.0', '<script>alert(1)</script>', `Chrome ${'x'.repeat(600)}`])('%j', (agent) => {
    expect(read(agent)).toEqual(unknown);
  });

  it('is never named in its own words', () => {
    const hints = { 'sec-ch-ua': '"Call 555 0100 now";v="1"', 'sec-ch-ua-platform': '"<b>Free</b>"' };
    expect(JSON.stringify(read(`${windows} Chrome/140.0.0.0`, hints))).not.toMatch(/555|Free/);
  });
});
