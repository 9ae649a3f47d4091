import {
  type ChangeFacts,
  asFound,
  type OpenChange,
  isOver,
  confirmedBy,
  type RequestedChange,
  withAnswer,
} from '../../domain/orders/open-change.ts';
import { readChange, readOutcome, readStoredRequest } from '../../domain/orders/stored-change.ts';
import type { PlanCodes } from '../../domain/plans/plan-codes.ts';
import type { OrderOutcome } from '../../domain/orders/order-outcome.ts';
import type { Subscription } from '../../domain/plans/subscription.ts';
import type { Log } from '../log.ts';
import type { PlatformClient } from '../platform/platform-client.ts';
import type { RecordStore } from '../stored-record.ts';
import { addToChangeLog, readStoredChangeLog } from './change-log-store.ts';
import { findInAccount } from './find-in-account.ts';

/** The record of one account's changes, as `accountChanges` returns it. */
export type AccountChanges = ReturnType<typeof accountChanges>;

/**
 * The end of an open change, for an alert on My Plan. Its outcome was unknown until it was found (`made`), or until the portal
 * stopped to look for it (`notFound`); or the platform confirmed it and never showed it (`neverShown`). `shownAtMs` is when
 * My Plan first showed it, in milliseconds since 1970; null before that.
 */
export type LateOutcome = {
  kind: 'made' | 'notFound' | 'neverShown';
  name: string;
  wanted: RequestedChange;
  /** The id of the request that sent the change; absent in a record of the release before. */
  reference?: string | undefined;
  shownAtMs: number | null;
};

/** Who begins a change, by the id of the request, and the log that is told how an open one settles. */
export type Noting = { reference?: string; log?: Log };

/**
 * The state of an account's changes: the open change, and the outcomes that My Plan has to show, oldest first. `unread`: a
 * change is open whose record cannot be read.
 */
export type ChangeStatus = { open: OpenChange | 'unread' | null; news: LateOutcome[] };

/**
 * Whether a change may begin. `open`: a change is open, perhaps the same one. `ended`: the order was placed already.
 * `unread`: a record that has to be known cannot be read, and counts as an open change of unknown outcome. `signedOut`: the
 * account could not be read, because the platform's session is over.
 */
export type Permission =
  | { kind: 'free' }
  | { kind: 'open'; change: OpenChange }
  | { kind: 'ended'; outcome: OrderOutcome }
  | { kind: 'unread' }
  | { kind: 'signedOut' };

/** How long My Plan repeats an outcome after it first showed it, in milliseconds: a reload shows it again. */
const SHOWN_MS = 10 * 60_000;
/** The most outcomes that are kept for My Plan; the oldest are dropped first. */
const MOST_OUTCOMES = 10;

/**
 * Keeps the record of an account's changes (docs/adr/016): the open change, how orders ended, and the outcomes that My
 * Plan has to show. All of it is in `store`, so it survives a restart of the Worker. A change or an outcome that cannot be
 * read is never taken for none: nothing else begins while it is stored.
 */
export function accountChanges(store: RecordStore, nowMs: () => number, { reference, log }: Noting = {}) {
  const open = async (): Promise<OpenChange | 'unread' | undefined> => {
    const stored = await store.get('openChange');
    return stored === undefined || stored === 'unread' ? stored : readChange(stored);
  };

  const endOf = async (name: string): Promise<OrderOutcome | 'unread' | undefined> => {
    const stored = await store.get('orderOutcome', name);
    return stored === undefined || stored === 'unread' ? stored : readOutcome(stored);
  };

  const allOutcomes = async (): Promise<LateOutcome[]> => {
    const stored = await store.get('changeNews');
    if (stored === undefined || stored === 'unread') return [];
    return stored.map((each) => ({ ...each, wanted: readStoredRequest(each.wanted) }));
  };

  /** The open change of that name; undefined where another one is open, or none. */
  async function openNamed(name: string): Promise<OpenChange | undefined> {
    const change = await open();
    return change !== 'unread' && change?.name === name ? change : undefined;
  }

  async function addOutcome(kind: LateOutcome['kind'], change: OpenChange): Promise<void> {
    const { name, wanted, reference: sentBy } = change;
    const outcome = { kind, name, wanted, ...(sentBy ? { reference: sentBy } : {}), shownAtMs: null };
    await store.put('changeNews', [...(await allOutcomes()), outcome].slice(-MOST_OUTCOMES));
  }

  /** Tells how a change ended that was open, with the id of the request that sent it. */
  function tellSettled(outcome: LateOutcome['kind'], change: OpenChange): void {
    const { wanted, startedAtMs, reference: sentBy = '' } = change;
    const ms = nowMs() - startedAtMs;
    log?.info('change_settled', { kind: wanted.kind, outcome, ms, reference: sentBy });
  }

  /**
   * Ends an open change that the account shows. An outcome that was unknown until now is added to the outcomes for My Plan.
   */
  async function closeConfirmed(change: OpenChange, subscription: Subscription | null): Promise<void> {
    const { name, wanted, known, startedAtMs } = change;
    const now = await openNamed(name);
    // Another request may have ended this change meanwhile, and the next change may be open already.
    if (now?.startedAtMs !== startedAtMs) return;
    if (known === 'unsure') {
      const settled = { ...change, wanted: asFound(wanted, subscription) };
      if (settled.wanted.kind === 'order')
        await store.put('orderOutcome', { kind: 'done', receipt: settled.wanted.receipt }, name);
      await addOutcome('made', settled);
      await addToChangeLog(store, settled, nowMs());
      tellSettled('made', change);
    }
    await store.delete('openChange');
  }

  /**
   * Ends a change that the account does not show once its time is over, and adds that to the outcomes for My Plan. Returns
   * whether the change has ended.
   */
  async function expireIfOverdue(change: OpenChange): Promise<boolean> {
    if (!isOver(change, nowMs())) return false;
    const outcome = change.known === 'unsure' ? 'notFound' : 'neverShown';
    // The list of subscriptions does not show whether a migration was made, so it has no outcome to show.
    if (change.wanted.kind !== 'migrate') await addOutcome(outcome, change);
    tellSettled(outcome, change);
    await store.delete('openChange');
    return true;
  }

  return {
    /** Records a change as open. The caller does this before it sends the change to the platform. */
    async begin(change: Pick<OpenChange, 'name' | 'wanted' | 'before' | 'about'>): Promise<void> {
      const sentBy = reference === undefined ? {} : { reference };
      const begun: OpenChange = { ...change, ...sentBy, startedAtMs: nowMs(), known: 'unsure' };
      await store.put('openChange', begun);
    },

    /** Records that the payment of the open order of that name waits for the person. */
    async wait(name: string): Promise<void> {
      const change = await openNamed(name);
      if (change) await store.put('openChange', { ...change, waits: true });
    },

    /**
     * Ends the open change of that name. The caller does this when the outcome is certain, and the next change need not
     * wait until the account shows this one.
     */
    async close(name: string): Promise<void> {
      if (await openNamed(name)) await store.delete('openChange');
    },

    /**
     * Records that the platform confirmed the open change of that name, with what it told. The change stays open only until
     * the account shows it.
     */
    async confirm(name: string, facts: ChangeFacts): Promise<void> {
      const change = await openNamed(name);
      if (!change) return;
      const wanted = withAnswer(change.wanted, facts);
      await store.put('openChange', { ...change, known: 'done', wanted });
      await addToChangeLog(store, { ...change, wanted }, nowMs());
    },

    /** Records how an order ended, for later requests with the same name. */
    ended: (name: string, outcome: OrderOutcome) => store.put('orderOutcome', outcome, name),

    /** Returns how an order ended; null where it is not known, and unsure where what is stored cannot be read. */
    async outcomeOf(name: string): Promise<OrderOutcome | null> {
      const outcome = (await endOf(name)) ?? ((await open()) === 'unread' ? 'unread' : null);
      return outcome === 'unread' ? { kind: 'unsure' } : outcome;
    },

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
      if (before === 'unread') return { kind: 'unread' };
      if (before?.kind === 'done') return { kind: 'ended', outcome: before };
      const change = await open();
      if (change === 'unread') return { kind: 'unread' };
      if (change) {
        const lookup = await findInAccount(platform, change, brand, nowMs());
        if (lookup.kind === 'signedOut') return lookup;
        if (lookup.kind === 'shown') await closeConfirmed(change, lookup.subscription);
        else if (lookup.kind === 'unread' || !(await expireIfOverdue(change)))
          return { kind: 'open', change };
      }
      const outcome = await endOf(name);
      if (outcome === 'unread') return { kind: 'unread' };
      return outcome?.kind === 'done' ? { kind: 'ended', outcome } : { kind: 'free' };
    },

    /** Returns the open change; undefined where there is none, `unread` where it cannot be read. */
    open,

    /** Returns the changes that were made, the newest first; null where they cannot be read. */
    changeLog: () => readStoredChangeLog(store, nowMs()),

    /** Returns the state of the changes for My Plan, which shows each outcome for ten minutes from this call on. */
    async status(): Promise<ChangeStatus> {
      const change = await open();
      const outcomes = await allOutcomes();
      const news = outcomes.filter(({ shownAtMs }) => shownAtMs === null || nowMs() - shownAtMs <= SHOWN_MS);
      if (outcomes.some((each) => each.shownAtMs === null || !news.includes(each)))
        await store.put(
          'changeNews',
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
      if (change === undefined || change === 'unread') return;
      const subscription = confirmedBy(change, subscriptions, codes);
      if (subscription === undefined) await expireIfOverdue(change);
      else await closeConfirmed(change, subscription);
    },
  };
}
