import { expectTypeOf, test } from 'vitest';
import { copyFor } from './copy.ts';
import { fillIn } from './fill-in.ts';
import type { SentencesIn } from './message.ts';

const english = {
  title: 'Plans',
  ends: '{plan} ends on {date}',
  devices: { one: '1 device of {plan}', other: '{count} devices of {plan}' },
  per: { 1: 'per month', 12: 'per year', other: 'every {count} months' },
} as const;
type German = SentencesIn<'de', typeof english>;
type Arabic = SentencesIn<'ar', typeof english>;
type Japanese = SentencesIn<'ja', typeof english>;

const german = {
  title: 'Tarife',
  ends: '{plan} endet am {date}',
  devices: { one: '1 Gerät in {plan}', other: '{count} Geräte in {plan}' },
  per: { 1: 'pro Monat', 12: 'pro Jahr', other: 'alle {count} Monate' },
} satisfies German;

test('an incomplete language does not compile', () => {
  const { title: _title, ...untitled } = german;
  // @ts-expect-error a key is missing
  untitled satisfies German;
  // @ts-expect-error a key too many
  ({ ...german, more: 'mehr' }) satisfies German;
  // @ts-expect-error a place is missing
  ({ ...german, ends: '{plan} endet' }) satisfies German;
  // @ts-expect-error a place is missing in one form
  ({ ...german, devices: { one: '1 Gerät', other: '{count} Geräte in {plan}' } }) satisfies German;
  // @ts-expect-error a form is missing
  ({ ...german, devices: { other: '{count} Geräte in {plan}' } }) satisfies German;
  // @ts-expect-error an exact number is missing
  ({ ...german, per: { 1: 'pro Monat', other: 'alle {count} Monate' } }) satisfies German;
  // @ts-expect-error Arabic has six plural forms
  german satisfies Arabic;
  ({ ...german, devices: { other: '{plan}の{count}台' } }) satisfies Japanese;
});

test('the values for a sentence are checked, too', () => {
  const { endsOn, devicesCount } = copyFor('myPlan', 'en', { copy: {} });
  expectTypeOf(fillIn(endsOn, { date: 'May 1' })).toBeString();
  // @ts-expect-error the date is missing
  fillIn(endsOn, {});
  // @ts-expect-error the count must be a number
  fillIn(devicesCount, { count: '3' });
});
