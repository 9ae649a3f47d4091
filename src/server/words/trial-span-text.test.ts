import { expect, test } from 'vitest';
import { trialSpanText } from './price-text.ts';

test.each([
  [{ duration: 30, unit: 'days' }, 'en-US', '30 days'],
  [{ duration: 1, unit: 'day' }, 'en-US', '1 day'],
  [{ duration: 1, unit: 'MONTH' }, 'en-US', '1 month'],
  [{ duration: 30, unit: 'days' }, 'ar-u-nu-latn', '30 يومًا'],
  [{ duration: 2, unit: 'weeks' }, 'de', '2 Wochen'],
  [{ duration: 30, unit: 'days' }, 'ja-JP', '30日間'],
  [{ duration: 2, unit: 'weeks' }, 'ja-JP', '2週間'],
  [{ duration: 1, unit: 'month' }, 'ja-JP', '1か月間'],
  [{ duration: 3, unit: 'fortnights' }, 'en-US', undefined],
  [null, 'en-US', undefined],
])('a trial of %j in %s is %j', (trial, format, text) => {
  expect(trialSpanText({ trial }, format)).toBe(text);
});
