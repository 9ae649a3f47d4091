import type { Brand } from '../brands/brand-schema.ts';
import { billing } from './en/billing/billing.ts';
import { cancel } from './en/orders/cancel.ts';
import { checkout } from './en/orders/checkout.ts';
import { deletion } from './en/access/deletion.ts';
import { devices } from './en/devices/devices.ts';
import { frame } from './en/frame.ts';
import { sso } from './en/access/sso.ts';
import { invoice } from './en/billing/invoice.ts';
import { keepPlan } from './en/plans/keepPlan.ts';
import { linking } from './en/linking/linking.ts';
import { history } from './en/billing/history.ts';
import { mfa } from './en/access/mfa.ts';
import { migration } from './en/orders/migration.ts';
import { myPlan } from './en/plans/myPlan.ts';
import { onward } from './en/onward.ts';
import { order } from './en/orders/order.ts';
import { payment } from './en/billing/payment.ts';
import { plans } from './en/plans/plans.ts';
import { price } from './en/plans/price.ts';
import { problem } from './en/problem.ts';
import { recovery } from './en/access/recovery.ts';
import { security } from './en/access/security.ts';
import { share } from './en/share.ts';
import { signIn } from './en/access/signIn.ts';
import { social } from './en/access/social.ts';

const english = {
  billing,
  cancel,
  checkout,
  deletion,
  devices,
  frame,
  sso,
  share,
  signIn,
  social,
  history,
  invoice,
  keepPlan,
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
  security,
};

/** Every sentence a person reads, by journey. English is complete; another language may be partial. */
export type Copy = typeof english;
export type Journey = keyof Copy;

const files = import.meta.glob<Record<string, Record<string, string>>>('./*/**/*.ts', { eager: true });

/** The sentences of every file, by `<language>/<name of the file>`. */
const translations = new Map(
  Object.entries(files).flatMap(([file, module]) => {
    const [, language, ...rest] = file.replace(/\.ts$/, '').split('/');
    const name = rest.at(-1);
    return name !== undefined && module[name] ? [[`${language}/${name}`, module[name]] as const] : [];
  }),
);

/** The sentences of one journey in a language, with the brand's own in their place. Missing ones fall back to English. */
export function copyFor<J extends Journey>(
  journey: J,
  language: string,
  brand: Pick<Brand, 'copy'>,
): Copy[J] {
  const translated = language === 'en' ? undefined : translations.get(`${language}/${journey}`);
  return { ...english[journey], ...translated, ...brand.copy[journey] };
}
