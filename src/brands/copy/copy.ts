import type { Brand } from '../brand-schema.ts';
import { billing } from './en/billing.ts';
import { cancel } from './en/cancel.ts';
import { checkout } from './en/checkout.ts';
import { deletion } from './en/deletion.ts';
import { devices } from './en/devices.ts';
import { frame } from './en/frame.ts';
import { handOff } from './en/handOff.ts';
import { invoice } from './en/invoice.ts';
import { linking } from './en/linking.ts';
import { history } from './en/history.ts';
import { mfa } from './en/mfa.ts';
import { migration } from './en/migration.ts';
import { myPlan } from './en/myPlan.ts';
import { onward } from './en/onward.ts';
import { order } from './en/order.ts';
import { payment } from './en/payment.ts';
import { plans } from './en/plans.ts';
import { price } from './en/price.ts';
import { problem } from './en/problem.ts';
import { recovery } from './en/recovery.ts';
import { share } from './en/share.ts';
import { signIn } from './en/signIn.ts';
import { social } from './en/social.ts';

const english = {
  billing,
  cancel,
  checkout,
  deletion,
  devices,
  frame,
  handOff,
  share,
  signIn,
  social,
  history,
  invoice,
  order,
  payment,
  mfa,
  migration,
  linking,
  myPlan,
  onward,
  plans,
  price,
  problem,
  recovery,
};

/** Every sentence a person reads, by journey. English is complete; another language may be partial. */
export type Copy = typeof english;
export type Journey = keyof Copy;

const files = import.meta.glob<Record<string, Record<string, string>>>('./*/*.ts', { eager: true });

/** Languages there is copy for: the folders beside this file. English first. */
export const languages: readonly string[] = [
  'en',
  ...new Set(
    Object.keys(files)
      .map((file) => file.split('/')[1] ?? '')
      .filter((language) => language !== '' && language !== 'en'),
  ),
];

/** The sentences of one journey in a language, with the brand's own in their place. Missing ones fall back to English. */
export function copyFor<J extends Journey>(
  journey: J,
  language: string,
  brand: Pick<Brand, 'copy'>,
): Copy[J] {
  const translated = language === 'en' ? undefined : files[`./${language}/${journey}.ts`]?.[journey];
  return { ...english[journey], ...translated, ...brand.copy[journey] };
}
