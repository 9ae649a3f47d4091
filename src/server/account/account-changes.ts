import {
  type OpenChange,
  isOver,
  shownBy,
  shownReceipt,
  type WantedChange,
} from '../../domain/orders/open-change.ts';
import type { OrderOutcome, OrderReceipt } from '../../domain/orders/order-outcome.ts';
import type { Subscription } from '../../contracts/plans/subscription.ts';
import type { PlatformClient } from '../platform/platform-client.ts';

/** The book of an account's changes. */
export type AccountChanges = ReturnType<typeof accountChanges>;

/** What keeps what an account's object knows; a Durable Object's storage is one. */
export type ChangeStore = {
  get<Value>(key: string): Promise<Value | undefined>;
  put<Value>(key: string, value: Value): Promise<void>;
  delete(key: string): Promise<unknown>;
};

/** How a change ended that nobody knew the end of: told on My Plan. `toldAtMs` is when it was told first. */
export type ChangeNews = {
  kind: 'landed' | 'notFound';
  name: string;
  wanted: WantedChange;
  toldAtMs: number | null;
};

/** What an account's changes stand at: the one that is open, and the ends that are still to be told, oldest first. */
export type ChangeStanding = { open: OpenChange | null; news: ChangeNews[] };

/** Whether a change may begin: `signedOut` where the account could not be asked because the session is over. */
export type Clearance =
  | { kind: 'free' }
  | { kind: 'open'; change: OpenChange }
  | { kind: 'ended'; outcome: OrderOutcome }
  | { kind: 'signedOut' };

/** So long news is told after it was told first, in milliseconds: a page that is loaded again says it again. */
const TOLD_MS = 10 * 60_000;
/** Of more ends than these the newest are told. */
const MOST_NEWS = 10;
/** How long reading the truth may take, in milliseconds. */
const TRUTH_MS = 2_000;

const OPEN = 'open change';
const NEWS = 'news';
const endKey = (name: string) => `end of ${name}`;

/**
 * The book of an account's changes (docs/adr/016): the one that is open, how orders ended, and what is still to be told. What
 * is written survives the death of everything else.
 */
export function accountChanges(store: ChangeStore, nowMs: () => number) {
  const open = () => store.get<OpenChange>(OPEN);

  async function tell(kind: ChangeNews['kind'], { name, wanted }: OpenChange): Promise<void> {
    const news = (await store.get<ChangeNews[]>(NEWS)) ?? [];
    await store.put(NEWS, [...news, { kind, name, wanted, toldAtMs: null }].slice(-MOST_NEWS));
  }

  /** The account shows the open change: it is no longer open, and told where nobody knew. */
  async function landed(change: OpenChange, found: Subscription | null): Promise<void> {
    const { name, wanted, known, startedAtMs } = change;
    const now = await open();
    // Somebody else has seen it meanwhile, and another may have begun.
    if (now?.name !== name || now.startedAtMs !== startedAtMs) return;
    if (wanted.kind === 'order' && known === 'unsure') {
      const receipt = found ? shownReceipt(wanted.receipt, found, nowMs()) : wanted.receipt;
      await store.put(endKey(name), { kind: 'done', receipt } satisfies OrderOutcome);
      await tell('landed', { ...change, wanted: { ...wanted, receipt } });
    } else if (known === 'unsure') await tell('landed', change);
    await store.delete(OPEN);
  }

  /** What was looked for and not found is let go once its time is over, and that is told. True where it stays open. */
  async function staysOpen(change: OpenChange): Promise<boolean> {
    if (!isOver(change, nowMs())) return true;
    // Whether a migration was made is not seen in the list of subscriptions.
    if (change.known === 'unsure' && change.wanted.kind !== 'migrate') await tell('notFound', change);
    await store.delete(OPEN);
    return false;
  }

  return {
    /** Written before anything is sent. */
    async begin(change: Pick<OpenChange, 'name' | 'wanted' | 'before'>): Promise<void> {
      const begun: OpenChange = { ...change, startedAtMs: nowMs(), known: 'unsure' };
      await store.put(OPEN, begun);
    },

    /** It came to nothing for certain, or what it brought about needs no showing. */
    async close(name: string): Promise<void> {
      if ((await open())?.name === name) await store.delete(OPEN);
    },

    /** The platform said that an order was placed: open only until the account shows it. */
    async placed(name: string, receipt: OrderReceipt): Promise<void> {
      const change = await open();
      if (change?.name !== name || change.wanted.kind !== 'order') return;
      await store.put(OPEN, {
        ...change,
        known: 'done',
        wanted: { ...change.wanted, receipt },
      } satisfies OpenChange);
    },

    /** How an order ended, for whoever asks again. */
    ended: (name: string, outcome: OrderOutcome) => store.put(endKey(name), outcome),
    endOf: (name: string) => store.get<OrderOutcome>(endKey(name)),

    /**
     * Whether a change of that name may begin: not while another is open, nor while it is itself. An open one is looked for
     * in the account first. An order that has been placed is never placed again.
     */
    async clearance(name: string, platform: PlatformClient): Promise<Clearance> {
      const before = await store.get<OrderOutcome>(endKey(name));
      if (before?.kind === 'done') return { kind: 'ended', outcome: before };
      const change = await open();
      if (change) {
        const looked = await lookFor(platform, change);
        if (looked.kind === 'signedOut') return looked;
        if (looked.kind === 'shown') await landed(change, looked.found);
        else if (looked.kind === 'unread' || (await staysOpen(change))) return { kind: 'open', change };
      }
      const outcome = await store.get<OrderOutcome>(endKey(name));
      return outcome?.kind === 'done' ? { kind: 'ended', outcome } : { kind: 'free' };
    },

    /** The change that is open; undefined where none is. */
    open,

    /** What the account's changes stand at, for a page that tells it: news is told from now on for a while. */
    async standing(): Promise<ChangeStanding> {
      const change = await open();
      const kept = (await store.get<ChangeNews[]>(NEWS)) ?? [];
      const news = kept.filter(({ toldAtMs }) => toldAtMs === null || nowMs() - toldAtMs <= TOLD_MS);
      if (kept.some((each) => each.toldAtMs === null || !news.includes(each)))
        await store.put(
          NEWS,
          news.map((each) => ({ ...each, toldAtMs: each.toldAtMs ?? nowMs() })),
        );
      return { open: change ?? null, news };
    },

    /** Compares the open change with what the account shows, as somebody has just read it. */
    async shown(subscriptions: readonly Subscription[]): Promise<void> {
      const change = await open();
      if (!change) return;
      const found = shownBy(change, subscriptions);
      if (found === undefined) await staysOpen(change);
      else await landed(change, found);
    },
  };
}

type Looked =
  | { kind: 'shown'; found: Subscription | null }
  | { kind: 'notShown' }
  | { kind: 'unread' }
  | { kind: 'signedOut' };

/** Looks for a change in the account. */
async function lookFor(platform: PlatformClient, change: OpenChange): Promise<Looked> {
  const within = { withinMs: TRUTH_MS };
  if (change.wanted.kind === 'migrate') {
    const required = await platform.call('migrationRequired', {}, within);
    if (required.ok) return required.answer.required ? { kind: 'notShown' } : { kind: 'shown', found: null };
    return required.failure.kind === 'signedOut' ? { kind: 'signedOut' } : { kind: 'unread' };
  }
  const truth = await platform.call('subscriptions', {}, within);
  if (!truth.ok) return truth.failure.kind === 'signedOut' ? { kind: 'signedOut' } : { kind: 'unread' };
  const found = shownBy(change, truth.answer);
  // Where a subscription could not be read, one that is missing may be that one.
  const isTold = found !== undefined && (found !== null || !truth.missing);
  return !isTold ? { kind: truth.missing ? 'unread' : 'notShown' } : { kind: 'shown', found };
}
