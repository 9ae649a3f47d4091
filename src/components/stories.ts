import type { ReactElement } from 'react';
import { fillIn } from '../copy/fill-in.ts';
import type { Written } from '../copy/message.ts';
import { namesIn } from '../copy/text-fault.ts';

/** The states of a part, view or island by name, which the gallery and its tests render. */
export type Stories = Readonly<Record<string, ReactElement>>;

/** Values for the variables of a sentence in a story, by name. */
const values: Readonly<Record<string, string | number>> = {
  count: 2,
  of: 5,
  amount: '$7.99',
  sum: '$95.88',
  day: '3rd',
  price: '$7.99 per month',
  plan: 'Premium',
  devices: 'Driveway and Nursery',
  history: '14 instead of 30 days of video',
  to: 'Plus',
  from: '60 days',
  date: 'December 3, 2026',
  time: '10:30 AM',
  email: 'jane@example.com',
  cameras: 'Driveway, Front Door, and Nursery',
  what: 'Premium renews',
  contact: 'j***@example.com',
  host: 'account.example.com',
  brand: 'Geeni',
  app: 'Geeni',
  account: 'Google',
  company: 'Example GmbH, Berlin',
  countries: 'Germany, France',
};

/** English sentences of a section as a story shows them: with a sample for each variable, by number in the form for 2. */
export function sampleTexts<Key extends string>(
  sentences: Readonly<Record<Key, Written>>,
  ...keys: readonly NoInfer<Key>[]
): string[] {
  return keys.map((key) => {
    const sentence: Written = sentences[key];
    const forms = typeof sentence === 'string' ? { other: sentence } : sentence;
    const unknown = [...namesIn(Object.values(forms).join())].map((name) => [name, name]);
    return fillIn({ language: 'en', forms }, { ...Object.fromEntries(unknown), ...values, count: 2 });
  });
}
