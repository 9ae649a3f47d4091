import { expect, test } from 'vitest';
import { userAgentInfo } from './user-agent-info.ts';

test.each([
  [{ browser: 'Safari', system: 'iOS', type: 'mobile' }, 'iPhone', 'phone'],
  [{ browser: 'Safari', system: 'iOS', type: 'tablet' }, 'iPad', 'tablet'],
  [{ browser: 'Safari', system: 'iOS', type: undefined }, 'iOS', 'unknown'],
  [{ browser: 'Chrome', system: 'Chrome OS', type: undefined }, 'ChromeOS', 'computer'],
  [{ browser: 'Firefox', system: 'Linux', type: 'desktop' }, 'Linux', 'computer'],
  [{ browser: null, system: null, type: 'bot' }, null, 'unknown'],
])('%j is a %s, a %s', (found, system, kind) => {
  expect(userAgentInfo(found)).toEqual({ browser: found.browser, system, kind });
});
