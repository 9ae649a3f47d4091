import { expect, test } from 'vitest';
import { brandOf } from '../../../tests/support/test-platform.ts';
import { wordsFor } from '../request/words.ts';
import { howToCancel } from './how-to-cancel.ts';

const locale = { language: 'en', format: 'en-US', direction: 'ltr' } as const;
const momentum = brandOf('momentum');
const at = (cancelAt: string) => ({ ...momentum, sells: { ...momentum.sells, cancelAt } });

test.each([
  [
    'on My Plan, at a brand with Cancel Plan',
    { ...momentum, withoutPages: [] },
    { kind: 'here', text: 'Cancel any time on My Plan.' },
  ],
  [
    'at the page that the brand names',
    at('https://support.momentum.example/cancel/'),
    {
      kind: 'elsewhere',
      text: 'To cancel, go to {place}.',
      href: 'https://support.momentum.example/cancel/',
      label: 'support.momentum.example/cancel',
    },
  ],
  [
    'by e-mail, where the brand names an address',
    at('mailto:support@momentum.example?subject=Cancel'),
    {
      kind: 'elsewhere',
      text: 'To cancel, go to {place}.',
      href: 'mailto:support@momentum.example?subject=Cancel',
      label: 'support@momentum.example',
    },
  ],
])('a plan is cancelled %s', (_sentence, brand, way) => {
  expect(howToCancel(wordsFor({ brand, locale, timeZone: 'UTC' }))).toEqual(way);
});
