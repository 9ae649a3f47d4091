import { DurableObject } from 'cloudflare:workers';
import type { Brand } from '../../brands/brand-schema.ts';
import { allBrands } from '../../brands/all-brands.ts';
import type { Subscription } from '../../contracts/plans/subscription.ts';
import type { AccountChange, ChangeOutcome } from '../../domain/orders/account-change.ts';
import type { OrderOutcome } from '../../domain/orders/order-outcome.ts';
import type { SecurityEvent } from '../../domain/access/security-record.ts';
import { type Log, requestLog } from '../log.ts';
import type { OrderCustomer } from '../orders/order-context.ts';
import type { Order } from '../orders/perform-order.ts';
import type { PlatformClient } from '../platform/platform-client.ts';
import { platformOf } from '../platform/platform-of.ts';
import type { SessionObject } from '../session/session-object.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { scaled, timeScale, type TimeScaleEnv } from '../time-scale.ts';
import { accountChanges, type ChangeStanding } from './account-changes.ts';
import { changeStore, forgetOld, securityStore } from './account-storage.ts';
import { serialQueue, wait } from './serial-queue.ts';
import { changeInQueue, changeName, orderName, placeInQueue } from './one-at-a-time.ts';
import { changeLimits } from './perform-change.ts';
import {
  type EndedSessions,
  type SecurityBook,
  securityBook,
  type ShownSecurity,
  type SignedIn,
} from './security-book.ts';

/** What a change may take in all, so that the person has an answer within eight seconds, and the least it is begun with. */
const QUEUE_RULE = { budgetMs: 7_600, leastMs: 4_500 };
/** Where it is kept that the account is about to be deleted. */
const CLOSED = 'closed';
/** Where it is kept when this portal was asked for that, in milliseconds since 1970. */
const CLOSING_ASKED = 'closing-asked';

/** What the object needs of the portal's bindings. */
type AccountEnv = TimeScaleEnv & {
  SANDBOX?: Fetcher;
  SESSIONS: DurableObjectNamespace<SessionObject>;
};

/** Who asks. `platform` is secret and stays at the edge. */
type Caller = { brand: string; requestId: string; platform: SessionRecord['platform'] };

/** A change with who makes it. */
export type ChangeOrder = Caller & { change: AccountChange };

/** An order with who places it. */
export type PlacedOrder = Caller & { customer: OrderCustomer; order: Order };

/**
 * Everything that changes one account of one brand goes through its object: one change after
 * another, and the same change twice at once is made once. What was sent and not refused stays open until the account shows
 * it, and nothing else begins before (docs/adr/016).
 */
export class AccountObject extends DurableObject<AccountEnv> {
  readonly #timeScale = timeScale(this.env);
  readonly #queueRule = scaled(QUEUE_RULE, this.#timeScale);
  readonly #turns = serialQueue(this.#queueRule);
  readonly #changes = accountChanges(changeStore(this.ctx.storage), () => Date.now());

  /** Makes a change, when those before it are through. */
  make({ change, ...caller }: ChangeOrder): Promise<ChangeOutcome> {
    const made = this.#turns.take<ChangeOutcome>(
      changeName(change),
      (untilMs) => this.#perform(caller, change, untilMs),
      { kind: 'refused', why: 'busy' },
    );
    // Goes on when the person has left.
    this.ctx.waitUntil(made);
    return made;
  }

  /** Places an order once, whoever asks how often; `pending` where the platform takes longer than a person waits. */
  async placeOrder({ order, customer, ...caller }: PlacedOrder): Promise<OrderOutcome> {
    const placed = this.#turns.take<OrderOutcome>(
      orderName(order.key),
      () => this.#place(caller, customer, order),
      { kind: 'refused', why: 'busy' },
    );
    this.ctx.waitUntil(placed);
    const early = await Promise.race([placed, wait(this.#queueRule.budgetMs)]);
    return early === false ? { kind: 'pending' } : early;
  }

  /** What is known of an order: that it is under way, how it ended, or that nobody knows; null where there is none. */
  async orderOutcome({ key, ...caller }: Caller & { key: string }): Promise<OrderOutcome | null> {
    const name = orderName(key);
    if (this.#turns.isUnderWay(name)) return { kind: 'pending' };
    const open = await this.#changes.open();
    // What is being made this moment says itself how it ended.
    if (open?.name === name && !this.#turns.isBusy()) {
      const cleared = await this.#changes.clearance(name, this.#platformOf(caller).platform);
      if (cleared.kind === 'signedOut') return cleared;
      if (cleared.kind === 'open') return { kind: 'unsure' };
    }
    return (await this.#changes.endOf(name)) ?? null;
  }

  /** True while a change is open that the account does not show. */
  async hasOpenChange(caller: Caller): Promise<boolean> {
    const cleared = await this.#changes.clearance('', this.#platformOf(caller).platform);
    return cleared.kind === 'open';
  }

  /** What the account's changes stand at, for a page that tells it. */
  standing(): Promise<ChangeStanding> {
    return this.#changes.standing();
  }

  /** The account as somebody has just read it: what it shows is no longer open. Answers what the changes stand at then. */
  async shown(subscriptions: Subscription[]): Promise<ChangeStanding> {
    if (!this.#turns.isBusy()) await this.#changes.shown(subscriptions);
    return this.#changes.standing();
  }

  /** Nothing is changed or charged any more: the account is about to be deleted. Outlives every session of today. */
  async close(askedAtMs?: number): Promise<void> {
    const store = changeStore(this.ctx.storage);
    await store.put(CLOSED, true);
    if (askedAtMs !== undefined) await store.put(CLOSING_ASKED, askedAtMs);
  }

  /** The account stays, as the platform says. */
  async reopen(): Promise<void> {
    await this.ctx.storage.delete([CLOSED, CLOSING_ASKED]);
  }

  async isClosed(): Promise<boolean> {
    return (await this.ctx.storage.get<boolean>(CLOSED)) === true;
  }

  /** When this portal was asked to delete the account, in milliseconds since 1970; undefined where it was asked elsewhere. */
  async closingAskedAtMs(): Promise<number | undefined> {
    return this.ctx.storage.get<number>(CLOSING_ASKED);
  }

  /** Lists a session of the account that has begun, with the browser it began in. */
  noteSignIn(signedIn: SignedIn, nowMs: number): Promise<void> {
    return this.#security().signedIn(signedIn, nowMs);
  }

  /** Notes what touched the account's safety. */
  noteEvent(event: Omit<SecurityEvent, 'count'>): Promise<void> {
    return this.#security().note(event);
  }

  /** What the account's safety page shows: no session's name and no browser's id is in it. */
  security(brand: string, nowMs: number): Promise<ShownSecurity> {
    return this.#security(brand).shown(nowMs);
  }

  /** Ends sessions of the account, and says how many lived. */
  endSessions(brand: string, which: EndedSessions, nowMs: number): Promise<number> {
    return this.#security(brand).end(which, nowMs);
  }

  /** Forgets a browser by its handle, and answers the id its cookie has; null where none is known by it. */
  forgetBrowser(handle: string, nowMs: number): Promise<string | null> {
    return this.#security().forget(handle, nowMs);
  }

  /** Ends every session of the account and forgets what is kept of its safety. */
  forgetSecurity(): Promise<void> {
    return this.#security().wipe();
  }

  override async alarm(): Promise<void> {
    await forgetOld(this.ctx.storage, this.#security(), Date.now());
  }

  async #perform(caller: Caller, change: AccountChange, untilMs: number): Promise<ChangeOutcome> {
    if (await this.isClosed()) return { kind: 'refused', why: 'leaving' };
    const { brand, platform, log } = this.#platformOf(caller);
    const limits = scaled(changeLimits, this.#timeScale);
    const changeContext = { platform, brand: brand.key, nowMs: () => Date.now(), untilMs, limits };
    const outcome = await changeInQueue(this.#changes, changeContext, change);
    log.info('move_made', {
      kind: change.kind,
      outcome: outcome.kind === 'refused' ? outcome.why : outcome.kind,
    });
    return outcome;
  }

  async #place(caller: Caller, customer: OrderCustomer, order: Order): Promise<OrderOutcome> {
    if (await this.isClosed()) return { kind: 'refused', why: 'leaving' };
    const { platform, log } = this.#platformOf(caller);
    const outcome = await placeInQueue(this.#changes, { platform, customer, nowMs: () => Date.now() }, order);
    log.info('order_placed', { outcome: outcome.kind === 'refused' ? outcome.why : outcome.kind });
    return outcome;
  }

  /** The book of the account's safety; the brand is asked for where sessions are looked at. */
  #security(brand = ''): SecurityBook {
    const sessions = this.env.SESSIONS;
    return securityBook(securityStore(this.ctx.storage), {
      look: (name, nowMs) => sessions.getByName(name).look(brand, nowMs),
      end: (name) => sessions.getByName(name).end(),
    });
  }

  #platformOf({ brand: key, requestId, platform }: Caller): {
    brand: Brand;
    platform: PlatformClient;
    log: Log;
  } {
    const brand = allBrands.byKey.get(key);
    if (!brand) throw new Error(`no brand ${key}`);
    const log = requestLog({ requestId, brand: key });
    return { brand, log, platform: platformOf({ env: this.env, brand, requestId, log }, { platform }) };
  }
}
