import type { SandboxBrand, SandboxBrands } from '../catalogue/sandbox-brands.ts';
import { currencyIn } from '../catalogue/prices.ts';
import { DAY_MS } from './clock.ts';
import type { Account, CardOnFile, HeldPlan, OwnedDevice, Standing } from './entities.ts';
import { type Home, homeIn } from './homes.ts';
import { invoiceHistory } from './invoice-history.ts';
import { afterMonths, dayOfMonth } from './months.ts';
import type { Persona, PersonaPlan } from './persona.ts';
import { PERSONA_PASSWORD, personasOf } from './personas.ts';
import { shelfModels } from './device-shelf.ts';
import type { Random } from './random.ts';
import { seedVerification } from './seed-mail.ts';
import type { SeededKind, Store } from './store.ts';
import { billFor } from '../money/bill.ts';
import { taxAddress } from '../money/taxes.ts';
import { billerOf, TRIAL_DAYS } from './tiers.ts';

/** Returns the key of a brand's account, from an e-mail address in any case. */
export function accountKey(brand: string, email: string): string {
  return `${brand}:${email.toLowerCase()}`;
}

/** Returns a persona's e-mail address at a brand. */
export function personaEmail(persona: string, brand: string): string {
  return `${persona}@${brand}.example`;
}

/** Stores the personas of the brand who have mail, because the outbox shows it from the beginning. */
export function seedMail(target: SeedTarget, brand: SandboxBrand, nowMs: number): void {
  for (const persona of personasOf(brand.catalogue))
    if (persona.account?.signIn === 'unverified') seedPersona(target, brand, persona, nowMs);
}

/** Stores the persona whose account has this key, with dates relative to `nowMs`; no persona has any other key. */
export function seedAccount(
  target: SeedTarget,
  { byKey }: SandboxBrands,
  { key, nowMs }: SeededAccount,
): void {
  const brand = byKey.get(key.split(':', 1)[0] ?? '');
  if (!brand) return;
  const persona = personasOf(brand.catalogue).find(
    (each) => accountKey(brand.key, personaEmail(each.key, brand.key)) === key,
  );
  if (persona) seedPersona(target, brand, persona, nowMs);
}

type SeededAccount = { key: string; nowMs: number };

type SeedTarget = { store: Pick<Store, SeededKind>; random: Random };

function seedPersona(target: SeedTarget, brand: SandboxBrand, persona: Persona, nowMs: number): void {
  const { store } = target;
  const account = accountOf(brand, persona);
  const home = persona.home ?? homeIn(brand.country);
  store.accounts.put(account);
  if (account.signIn === 'unverified') seedVerification(target, account, nowMs);
  const devices = persona.devices.map(({ name, model }, index): OwnedDevice => ({
    id: `${account.id}-device-${index + 1}`,
    accountKey: account.key,
    name,
    model,
    subscribable: shelfModels.find((each) => each.model === model)?.subscribable ?? true,
  }));
  for (const device of devices) store.devices.put(device);
  if (persona.card) store.cards.put(cardOf(account, persona.card, home));
  if (!persona.plan) return;
  if (persona.earlier) seedEarlierPlan(store, { account, brand, home, devices, nowMs }, persona);
  const plan = heldPlanOf({ account, brand, home, plan: persona.plan, devices, nowMs });
  store.plans.put(plan.held);
  if (persona.alsoByApple) {
    const free = devices.filter(({ id }) => !plan.held.deviceIds.includes(id));
    const second = { ...persona.alsoByApple, billedByApple: true } as const;
    const { held } = heldPlanOf({ account, brand, home, plan: second, devices: free, nowMs });
    store.plans.put({ ...held, id: `${held.id}-apple` });
  }
  if (persona.invoices === undefined || !persona.card) return;
  const trial = persona.plan.trialEndsInDays !== undefined;
  const run = invoiceHistory({
    accountKey: account.key,
    prefix: `INV-${account.id}`,
    count: persona.invoices,
    latestMs: plan.periodStartMs,
    day: plan.billingDay,
    cycle: plan.cycle,
    bill: trial ? null : plan.bill,
    currency: account.currency,
    card: persona.card,
  });
  // The oldest first, as if they had been issued in that order.
  run.toReversed().forEach((invoice, index) => {
    const unpaid = persona.pastDue === true && index === run.length - 1;
    store.invoices.put(unpaid ? { ...invoice, status: 'past_due' } : invoice);
  });
}

/** Stores the plan that ended before the present one, and its invoices. */
function seedEarlierPlan(
  store: SeedTarget['store'],
  seed: Omit<PlanSeed, 'plan'>,
  { earlier, card }: Persona,
): void {
  if (!earlier || !card) return;
  const { tier, endedDaysAgo: daysAgo, invoices: count } = earlier;
  const { account } = seed;
  const plan = heldPlanOf({ ...seed, plan: { tier, standing: { kind: 'ended', daysAgo } } });
  store.plans.put(plan.held);
  const run = invoiceHistory({
    accountKey: account.key,
    prefix: `INV-${account.id}-earlier`,
    count,
    latestMs: plan.periodStartMs,
    day: plan.billingDay,
    cycle: plan.cycle,
    bill: plan.bill,
    currency: account.currency,
    card,
  });
  for (const invoice of run.toReversed()) store.invoices.put(invoice);
}

function accountOf(brand: SandboxBrand, persona: Persona): Account {
  const email = personaEmail(persona.key, brand.key);
  const { country } = persona.home ?? homeIn(brand.country);
  return {
    key: accountKey(brand.key, email),
    id: `${brand.key}-${persona.key}`,
    brand: brand.key,
    email,
    password: PERSONA_PASSWORD,
    earlierPasswords: [],
    fullName: persona.fullName,
    countryCode: country,
    currency: currencyIn(country, brand.currencies),
    signIn: 'open',
    status: 'active',
    secondFactor: secondFactorOf(persona, email),
    migration: { required: false, succeeds: false, migratedAtMs: null },
    trialUsed: true,
    ...persona.account,
  };
}

function secondFactorOf(persona: Persona, email: string): Account['secondFactor'] {
  if (!persona.secondFactor) return null;
  const to = { sms: '+12025550142', email, nowhere: '' };
  return { channel: persona.secondFactor, to: to[persona.secondFactor] };
}

function heldPlanOf({ account, brand, home, plan, devices, nowMs }: PlanSeed) {
  const tier = plan.tier(brand.catalogue);
  if (!tier) throw new Error(`${brand.key} has no plan for ${account.email}`);
  const covered = Math.min(plan.covered ?? tier.deviceQuantity, tier.deviceQuantity);
  const endsInDays = plan.trialEndsInDays ?? plan.renewsInDays;
  const endsAtMs = endsInDays === undefined ? null : nowMs + endsInDays * DAY_MS;
  const next = plan.followedBy?.(brand.catalogue, tier);
  const standing = standingOf(plan, nowMs);
  const endedAtMs = standing?.kind === 'ended' ? standing.atMs : null;
  const held: HeldPlan = {
    // A plan that is bought later gets the other id.
    id: `${account.id}-plan${endedAtMs === null ? '' : '-ended'}`,
    accountKey: account.key,
    planCode: tier.code,
    biller: tier.billingCycle === 0 ? null : plan.billedByApple ? 'apple' : billerOf(brand),
    renewsAtMs: plan.billedByApple ? null : endsAtMs,
    trialEndsAtMs: plan.trialEndsInDays === undefined ? null : endsAtMs,
    expiresAtMs: plan.billedByApple ? endsAtMs : null,
    pending: next && endsAtMs !== null ? { planCode: next.code, effectiveAtMs: endsAtMs } : null,
    deviceIds: devices
      .filter(({ subscribable }) => subscribable)
      .slice(0, covered)
      .map(({ id }) => id),
    ...(standing ? { standing } : {}),
  };
  return {
    held,
    cycle: tier.billingCycle,
    bill: billFor(taxAddress(account, home), {
      target: tier,
      paidFor: null,
      currency: account.currency,
      coupon: null,
    }),
    ...periodStart(plan, endedAtMs ?? endsAtMs ?? nowMs, tier.billingCycle),
  };
}

type PlanSeed = {
  account: Account;
  brand: SandboxBrand;
  home: Home;
  plan: PersonaPlan;
  devices: readonly OwnedDevice[];
  nowMs: number;
};

function standingOf({ standing }: PersonaPlan, nowMs: number): Standing | undefined {
  return standing?.kind === 'ended' ? { kind: 'ended', atMs: nowMs - standing.daysAgo * DAY_MS } : standing;
}

/** When the period that ends at `endsAtMs` began, and the day of the month on which the plan's periods begin. */
function periodStart(plan: PersonaPlan, endsAtMs: number, cycle: number) {
  const periodStartMs =
    plan.trialEndsInDays === undefined ? afterMonths(endsAtMs, -cycle) : endsAtMs - TRIAL_DAYS * DAY_MS;
  return { periodStartMs, billingDay: dayOfMonth(endsAtMs) };
}

function cardOf(account: Account, card: NonNullable<Persona['card']>, home: Home): CardOnFile {
  const [firstName = '', lastName = ''] = account.fullName.split(' ');
  return {
    accountKey: account.key,
    type: card.type,
    lastFour: card.lastFour,
    expired: card.expired ?? false,
    kind: card.expired ? 'expired' : 'ok',
    tokenId: null,
    firstName,
    lastName,
    ...home,
  };
}
