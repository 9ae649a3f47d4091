import {
  type OpenChange,
  isOver,
  confirmedBy,
  shownReceipt,
  type WantedChange,
} from '../../domain/orders/open-change.ts';
import {
  readChange,
  readOutcome,
  readWanted,
  type StoredChange,
  type StoredOutcome,
} from '../../domain/orders/stored-change.ts';
import type { PlanCodes } from '../../domain/plans/plan-codes.ts';
import type { OrderOutcome, OrderReceipt } from '../../domain/orders/order-outcome.ts';
import type { Subscription } from '../../domain/plans/subscription.ts';
import type { PlatformClient } from '../platform/platform-client.ts';
import { readSubscriptions } from './read-subscriptions.ts';

/** The record of one account's changes, as `accountChanges` returns it. */
export type AccountChanges = ReturnType<typeof accountChanges>;

/** The storage of one record of an account; a Durable Object's storage is one. */
export type AccountRecordStore = {
  get<Value>(key: string): Promise<Value | undefined>;
  put<Value>(key: string, value: Value): Promise<void>;
  delete(key: string): Promise<unknown>;
};

/**
 * The end of an open change, for an alert on My Plan. Its outcome was unknown until it was found (`made`), or until the portal
 * stopped to look for it (`notFound`); or the platform confirmed it and never showed it (`neverShown`). `shownAtMs` is when
 * My Plan first showed it, in milliseconds since 1970; null before that.
 */
export type ChangeNews = {
  kind: 'made' | 'notFound' | 'neverShown';
  name: string;
  wanted: WantedChange;
  shownAtMs: number | null;
};

/** News in storage, as this release or the one before wrote them. */
type StoredNews = Omit<ChangeNews, 'wanted'> & Pick<StoredChange, 'wanted'>;

/** The state of an account's changes: the open change, and the outcomes that My Plan has to show, oldest first. */
export type ChangeStatus = { open: OpenChange | null; news: ChangeNews[] };

/**
 * Whether a change may begin. `open`: a change is open, perhaps the same one. `ended`: the order was placed already.
 * `signedOut`: the account could not be read, because the platform's session is over.
 */
export type Permission =
  | { kind: 'free' }
  | { kind: 'open'; change: OpenChange }
  | { kind: 'ended'; outcome: OrderOutcome }
  | { kind: 'signedOut' };

/** How long My Plan repeats an outcome after it first showed it, in milliseconds: a reload shows it again. */
const SHOWN_MS = 10 * 60_000;
/** The most outcomes that are kept for My Plan; the oldest are dropped first. */
const MOST_NEWS = 10;
/** How long a read of the account from the platform may take, in milliseconds. */
const READ_MS = 2_000;

const OPEN = 'open change';
const NEWS = 'outcomes to show';
const endKey = (name: string) => `end of ${name}`;

/**
 * Keeps the record of an account's changes (docs/adr/016): the open change, how orders ended, and the outcomes that My
 * Plan has to show. All of it is in `store`, so it survives a restart of the Worker.
 */
export function accountChanges(store: AccountRecordStore, nowMs: () => number) {
  const open = async (): Promise<OpenChange | undefined> => {
    const stored = await store.get<StoredChange>(OPEN);
    return stored && readChange(stored);
  };

  const endOf = async (name: string): Promise<OrderOutcome | undefined> => {
    const stored = await store.get<StoredOutcome>(endKey(name));
    return stored && readOutcome(stored);
  };

  const allNews = async (): Promise<ChangeNews[]> => {
    const stored = (await store.get<StoredNews[]>(NEWS)) ?? [];
    return stored.map((each) => ({ ...each, wanted: readWanted(each.wanted) }));
  };

  async function addNews(kind: ChangeNews['kind'], { name, wanted }: OpenChange): Promise<void> {
    await store.put(NEWS, [...(await allNews()), { kind, name, wanted, shownAtMs: null }].slice(-MOST_NEWS));
  }

  /**
   * Ends an open change that the account shows. An outcome that was unknown until now is added to the news for My Plan.
   */
  async function closeConfirmed(change: OpenChange, found: Subscription | null): Promise<void> {
    const { name, wanted, known, startedAtMs } = change;
    const now = await open();
    // Another request may have ended this change meanwhile, and the next change may be open already.
    if (now?.name !== name || now.startedAtMs !== startedAtMs) return;
    if (wanted.kind === 'order' && known === 'unsure') {
      const receipt = found ? shownReceipt(wanted.receipt, found) : wanted.receipt;
      await store.put(endKey(name), { kind: 'done', receipt } satisfies OrderOutcome);
      await addNews('made', { ...change, wanted: { ...wanted, receipt } });
    } else if (known === 'unsure') await addNews('made', change);
    await store.delete(OPEN);
  }

  /**
   * Ends a change that the account does not show once its time is over, and adds that to the news for My Plan. Returns
   * whether the change has ended.
   */
  async function expireIfOverdue(change: OpenChange): Promise<boolean> {
    if (!isOver(change, nowMs())) return false;
    // The list of subscriptions does not show whether a migration was made, so there is no news of it.
    if (change.wanted.kind !== 'migrate')
      await addNews(change.known === 'unsure' ? 'notFound' : 'neverShown', change);
    await store.delete(OPEN);
    return true;
  }

  return {
    /** Records a change as open. The caller does this before it sends the change to the platform. */
    async begin(change: Pick<OpenChange, 'name' | 'wanted' | 'before'>): Promise<void> {
      const begun: OpenChange = { ...change, startedAtMs: nowMs(), known: 'unsure' };
      await store.put(OPEN, begun);
    },

    /**
     * Ends the open change of that name. The caller does this when the outcome is certain, and the next change need not
     * wait until the account shows this one.
     */
    async close(name: string): Promise<void> {
      if ((await open())?.name === name) await store.delete(OPEN);
    },

    /**
     * Records that the platform confirmed the open change of that name, with what it told. The change stays open only until
     * the account shows it.
     */
    async confirm(name: string, told: Told): Promise<void> {
      const change = await open();
      if (change?.name !== name) return;
      const wanted = withTold(change.wanted, told);
      await store.put(OPEN, { ...change, known: 'done', wanted } satisfies OpenChange);
    },

    /** Records how an order ended, for later requests with the same name. */
    ended: (name: string, outcome: OrderOutcome) => store.put(endKey(name), outcome),
    endOf,

    /**
     * Returns whether a change of that name may begin. It may not while any change is open, not even the same one. An
     * open change is first looked for in the account. An order that was placed is never placed again.
     */
    async mayBegin(
      name: string,
      platform: PlatformClient,
      brand: { planCodes: PlanCodes },
    ): Promise<Permission> {
      const before = await endOf(name);
      if (before?.kind === 'done') return { kind: 'ended', outcome: before };
      const change = await open();
      if (change) {
        const lookup = await findInAccount(platform, change, brand, nowMs());
        if (lookup.kind === 'signedOut') return lookup;
        if (lookup.kind === 'shown') await closeConfirmed(change, lookup.found);
        else if (lookup.kind === 'unread' || !(await expireIfOverdue(change)))
          return { kind: 'open', change };
      }
      const outcome = await endOf(name);
      return outcome?.kind === 'done' ? { kind: 'ended', outcome } : { kind: 'free' };
    },

    /** Returns the open change; undefined where there is none. */
    open,

    /** Returns the state of the changes for My Plan, which shows each outcome for ten minutes from this call on. */
    async status(): Promise<ChangeStatus> {
      const change = await open();
      const kept = await allNews();
      const news = kept.filter(({ shownAtMs }) => shownAtMs === null || nowMs() - shownAtMs <= SHOWN_MS);
      if (kept.some((each) => each.shownAtMs === null || !news.includes(each)))
        await store.put(
          NEWS,
          news.map((each) => ({ ...each, shownAtMs: each.shownAtMs ?? nowMs() })),
        );
      return { open: change ?? null, news };
    },

    /**
     * Compares the open change with subscriptions that the caller has just read. Ends it where they show it, or where
     * its time is over.
     */
    async shown(subscriptions: readonly Subscription[], codes: PlanCodes): Promise<void> {
      const change = await open();
      if (!change) return;
      const found = confirmedBy(change, subscriptions, codes);
      if (found === undefined) await expireIfOverdue(change);
      else await closeConfirmed(change, found);
    },
  };
}

/** What the platform told when it confirmed a change: the receipt of an order, or the changed subscription. */
type Told = { receipt: OrderReceipt } | { subscription: Subscription | null };

function withTold(wanted: WantedChange, told: Told): WantedChange {
  if (wanted.kind === 'order' && 'receipt' in told) return { ...wanted, receipt: told.receipt };
  if (wanted.kind === 'migrate' && 'subscription' in told && told.subscription) {
    const { id: subscriptionId, planId, plan } = told.subscription;
    return { ...wanted, onto: { subscriptionId, planId, planName: plan.name } };
  }
  return wanted;
}

type Lookup =
  | { kind: 'shown'; found: Subscription | null }
  | { kind: 'notShown' }
  | { kind: 'unread' }
  | { kind: 'signedOut' };

/** Reads the account from the platform and returns whether it shows the change. */
async function findInAccount(
  platform: PlatformClient,
  change: OpenChange,
  brand: { planCodes: PlanCodes },
  nowMs: number,
): Promise<Lookup> {
  const within = { withinMs: READ_MS };
  const { wanted } = change;
  if (wanted.kind === 'migrate' && !wanted.onto) {
    const required = await platform.call('migrationRequired', {}, within);
    if (required.ok) return required.answer.required ? { kind: 'notShown' } : { kind: 'shown', found: null };
    return required.failure.kind === 'signedOut' ? { kind: 'signedOut' } : { kind: 'unread' };
  }
  const truth = await readSubscriptions(platform, brand, nowMs, within);
  if (!truth.ok) return truth.failure.kind === 'signedOut' ? { kind: 'signedOut' } : { kind: 'unread' };
  const found = confirmedBy(change, truth.answer.live, brand.planCodes);
  // A subscription that could not be read may be the one that seems to be gone.
  const isTold = found !== undefined && (found !== null || !truth.missing);
  return !isTold ? { kind: truth.missing ? 'unread' : 'notShown' } : { kind: 'shown', found };
}
