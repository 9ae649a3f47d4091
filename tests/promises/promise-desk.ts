import { DatabaseSync } from 'node:sqlite';
import type { SandboxBrand } from '../../src/sandbox/catalogue/sandbox-brands.ts';
import type { When } from '../../src/contracts/when.ts';
import { planChange, type PlanChangeIntent } from '../../src/domain/plans/plan-change.ts';
import { confirmedBy, shownReceipt, subscriptionsBefore } from '../../src/domain/orders/open-change.ts';
import type { OrderReceipt } from '../../src/domain/orders/order-outcome.ts';
import type { Subscription } from '../../src/domain/plans/subscription.ts';
import { upcomingCharges, type UpcomingCharges } from '../../src/domain/orders/upcoming-charges.ts';
import type { PromoLength } from '../../src/domain/orders/promo-length.ts';
import { ledgerOf } from '../../src/sandbox/money/charges.ts';
import type { Sql } from '../../src/sandbox/world/collection.ts';
import { homeIn } from '../../src/sandbox/world/homes.ts';
import { openHosted, payHosted } from '../../src/sandbox/money/hosted.ts';
import { renewAccount } from '../../src/sandbox/money/renewal.ts';
import { accountKey, personaEmail } from '../../src/sandbox/world/seed.ts';
import { goodCard } from '../../src/sandbox/money/test-cards.ts';
import { storedVideo } from '../../src/sandbox/world/video.ts';
import { queriesOf, signedIn, testWorld } from '../../src/sandbox/world/world.fixture.ts';
import { readerWithin } from '../../src/server/account/account-reader.ts';
import { readAccount } from '../../src/server/account/read-account.ts';
import { accountChanges } from '../../src/server/account/account-changes.ts';
import { placeInQueue } from '../../src/server/account/queued-tasks.ts';
import { requestedOrder } from '../../src/server/account/receipt-of.ts';
import { upcomingChargesParams } from '../../src/server/billing/upcoming-charges-params.ts';
import { orderCustomer } from '../../src/server/account/order-customer.ts';
import {
  type OrderAccount,
  type OrderContext,
  readOrderAccount,
} from '../../src/server/account/order-context.ts';
import { platformOf } from '../../src/server/platform/platform-of.ts';
import { newSessionRecord } from '../../src/server/session/session-record.ts';
import type { RequestContext } from '../../src/server/request/request-context.ts';
import { aContext, fakeEnv } from '../support/fake-env.ts';
import { recordsInMemory } from '../support/stored-records.ts';

/** A world of the sandbox in which every change can be undone. */
export function worldOf(brand: SandboxBrand) {
  const database = new DatabaseSync(':memory:');
  const sql: Sql = {
    exec: queriesOf(database),
    transaction(work) {
      database.exec('SAVEPOINT inner');
      work();
      database.exec('RELEASE inner');
    },
  };
  const sandbox = testWorld({ sql, brands: { byKey: new Map([[brand.key, brand]]), byHost: new Map() } });
  return {
    ...sandbox,
    /** Runs `work`, and undoes all of its changes. */
    async tried<T>(work: () => Promise<T>): Promise<T> {
      database.exec('SAVEPOINT tried');
      try {
        return await work();
      } finally {
        database.exec('ROLLBACK TO tried');
        database.exec('RELEASE tried');
      }
    },
  };
}
export type PromiseWorld = ReturnType<typeof worldOf>;

/** How long a call of the platform takes, in milliseconds: its clock runs on between a request and its answer. */
const ANSWER_MS = 20;

/** A person of the sandbox who calls the portal's use cases without a network, with a card that pays. */
export async function promiseDesk(sandbox: PromiseWorld, brand: SandboxBrand, persona: string) {
  const { world } = sandbox;
  const { store, clock } = world;
  const { env } = fakeEnv((request) => {
    clock.advance(ANSWER_MS);
    return sandbox.fetch(request);
  });
  const { who } = await signedIn(sandbox, brand, persona);
  const key = accountKey(brand.key, personaEmail(persona, brand.key));
  const account = store.accounts.get(key);
  if (!account) throw new Error(`no ${persona}`);
  for (const session of store.sessions.ownedBy(key))
    store.sessions.put({ ...session, expiresAtMs: Number.MAX_SAFE_INTEGER });
  const card = store.cards.get(key);
  store.cards.put({
    ...(card ?? { accountKey: key, tokenId: null, ...homeIn(account.countryCode) }),
    type: 'visa',
    lastFour: '4242',
    expired: false,
    kind: 'ok',
    firstName: 'A',
    lastName: 'B',
  });
  // What the account's object keeps, in memory; the world can be undone, and so this is forgotten before each order.
  const kept = new Map<string, unknown>();
  const changes = accountChanges(recordsInMemory(kept), () => clock.nowMs());
  let receipt: OrderReceipt | undefined;
  const object = {
    changeRecord: changes.changeLog,
    openChange: async () => (await changes.open()) ?? null,
    changeStatus: changes.status,
    shown: async (_brand: string, subscriptions: Subscription[]) => {
      await changes.shown(subscriptions, brand.planCodes);
      return changes.status();
    },
  };
  Object.assign(env, { ACCOUNTS: { getByName: () => object } });
  const session = newSessionRecord(brand.key, who, clock.nowMs());
  const context = (): RequestContext => ({
    ...aContext(`https://${brand.hosts[0]}/payment`, {}, clock.nowMs(), env),
    brand,
    accountMark: 'a-mark',
  });
  const platform = platformOf(context(), session);
  const reader = readerWithin(platform);
  return {
    context,
    session,
    platform,
    reader,
    customer: orderCustomer(context(), session),
    async truth(): Promise<OrderAccount> {
      const read = await readOrderAccount(reader, orderCustomer(context(), session), clock.nowMs());
      if (read.kind === 'failed') throw new Error(`${persona}: ${read.operation} failed`);
      return read.account;
    },
    /** Forgets the last order, as an account has none that was not placed here. */
    forgetOrder(): void {
      kept.clear();
      receipt = undefined;
    },
    /** The receipt of the last order, as every page reads it. */
    receipt: () => receipt,
    changeLog: async () => (await changes.changeLog()) ?? [],
    /** Removes every invoice of the account, as a platform that lists none. */
    loseInvoices(): void {
      for (const { id } of store.invoices.ownedBy(key)) store.invoices.delete(id);
    },
    ledger: () => ledgerOf(world, key),
    /** How much video the world has of each camera now. */
    video: () => storedVideo(world, brand, account),
    nowMs: () => clock.nowMs(),
    /** When the world charges the account next, or applies a change of its plan, in milliseconds since 1970. */
    dueMs(): number | undefined {
      const due = store.plans
        .ownedBy(key)
        .flatMap(({ pending, renewsAtMs }) => pending?.effectiveAtMs ?? renewsAtMs ?? []);
      return due.length > 0 ? Math.min(...due) : undefined;
    },
    /** What the account is charged in the next twelve months, as /payment lists it. */
    async upcomingCharges(): Promise<UpcomingCharges> {
      const read = await readAccount(reader, brand, clock.nowMs(), {
        required: ['subscriptions', 'available', 'billing'],
        optional: ['catalogue', 'country', 'invoices'],
      });
      if (read.kind === 'failed') throw new Error(`${persona}: ${read.fact} failed`);
      const { account: facts } = read;
      return upcomingCharges(
        facts.subscriptions,
        upcomingChargesParams(facts, (await changes.changeLog()) ?? [], context()),
      );
    },
    /**
     * Places an order by the platform, or on the provider's hosted page, as the brand does. False if it is refused. `lasts`: how
     * long the promo code lasts, as the portal has read it.
     */
    async order(ground: OrderContext, couponCode: string | undefined, lasts?: PromoLength): Promise<boolean> {
      this.forgetOrder();
      const { toPlan, current, quote, version } = ground;
      const change: PlanChangeIntent = {
        toPlanId: toPlan.id,
        toPlanCode: toPlan.code,
        fromSubscriptionId: current?.subscription.id ?? null,
        deviceIds: ground.devices.map(({ id }) => id),
        promoCodes: [],
        step: 'orderSummary',
      };
      if (brand.flow === 'delegatedCheckout') {
        const begun = await platform.call('checkoutDelegate', {
          body: {
            pepperPlanId: toPlan.id,
            devices: change.deviceIds,
            successUrl: 'https://portal.example/a',
            cancelUrl: 'https://portal.example/b',
            ...(couponCode ? { couponCode } : {}),
          },
        });
        const opened = begun.ok && openHosted(world, begun.answer.token, 'checkout');
        if (!opened || payHosted(world, opened, goodCard).at !== 'answered') return false;
        const before = subscriptionsBefore(ground.subscriptions);
        const promo = couponCode === undefined ? undefined : { lasts };
        const wanted = requestedOrder(change, ground, { promo, brand, nowMs: clock.nowMs() });
        const { subscriptions } = await this.truth();
        const found = confirmedBy({ wanted, before }, subscriptions, brand.planCodes);
        receipt = found ? shownReceipt(wanted, found) : undefined;
        return true;
      }
      const place = {
        platform,
        brand,
        customer: orderCustomer(context(), session),
        nowMs: () => clock.nowMs(),
      };
      const outcome = await placeInQueue(changes, place, {
        key: 'an order',
        change,
        quote,
        version,
        couponCode: couponCode ?? null,
        promoLasts: lasts,
        billingToken: null,
        actionResultTokenId: null,
      });
      receipt = outcome.kind === 'done' ? outcome.receipt : undefined;
      return receipt !== undefined;
    },
    /** Moves the clock to a time, and makes the charges that are due until then. */
    goOnTo(atMs: number): void {
      clock.advance(Math.max(0, atMs - clock.nowMs()));
      const now = store.accounts.get(key);
      if (now) renewAccount(world, brand, now);
    },
  };
}

/** A day in a time zone, as ISO 8601 writes it. */
export function dayIn(at: When, timeZone: string): string {
  return typeof at === 'number'
    ? new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone }).format(at)
    : at;
}

export type PromiseDesk = Awaited<ReturnType<typeof promiseDesk>>;

/** The change to a plan as the chooser makes it, with confirmed losses and as many devices as fit; `undefined` for none. */
export function changeTo(
  brand: SandboxBrand,
  truth: OrderAccount,
  planId: string,
): PlanChangeIntent | undefined {
  const toPlan = truth.available.find(({ id }) => id === planId);
  if (!toPlan) return undefined;
  const verdict = planChange({
    ...truth,
    toPlan,
    hasBillingInfo: true,
    flow: brand.flow,
    downgradeComparesNames: brand.features.downgradeComparesNames,
    freeHistoryHours: brand.features.freeHistoryHours,
    planCodes: brand.planCodes,
    promoCodes: [],
    confirmed: true,
  });
  if (verdict.kind !== 'proceed') return undefined;
  const deviceIds = truth.devices.slice(0, toPlan.deviceQuantity).map(({ id }) => id);
  return { ...verdict.intent, deviceIds };
}
