import { DurableObject } from 'cloudflare:workers';
import type { Brand } from '../../brands/brand-schema.ts';
import { allBrands } from '../../brands/all-brands.ts';
import type { AccountMove, MoveOutcome } from '../../domain/account-move.ts';
import type { OrderOutcome } from '../../domain/order-outcome.ts';
import { type Log, requestLog } from '../log.ts';
import type { OrderAsker } from '../orders/order-ground.ts';
import { type KeptOrder, type Order, performOrder } from '../orders/perform-order.ts';
import type { PlatformClient } from '../platform/platform-client.ts';
import { platformOf } from '../platform/platform-of.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { scaled, timeScale, type TimeScaleEnv } from '../time-scale.ts';
import { inTurn, waited } from './in-turn.ts';
import { moveLimits, performMove } from './perform-move.ts';

/** What a move may take in all, so that the person has an answer within eight seconds, and the least it is begun with. */
const TURN_RULE = { budgetMs: 7_600, leastMs: 4_500 };
/** How long an order's outcome is kept, in milliseconds. */
const ORDER_KEPT_MS = 24 * 60 * 60_000;

/** Where it is kept that the account is about to be deleted. */
const CLOSED = 'closed';

/** Who asks. `platform` is secret and stays at the edge. */
type Caller = { brand: string; requestId: string; platform: SessionRecord['platform'] };

/** A move with who makes it. */
export type MoveOrder = Caller & { move: AccountMove };

/** An order with who places it. */
export type PlacedOrder = Caller & { asker: OrderAsker; order: Order };

/**
 * Everything that changes one account of one brand goes through its object (design section 3, Money): one move after
 * another, and the same move twice at once is made once. Of moves it keeps nothing: what holds is read from the platform.
 * Of an order it keeps that it was begun, and its outcome.
 */
export class AccountObject extends DurableObject<TimeScaleEnv & { SANDBOX?: Fetcher }> {
  readonly #timeScale = timeScale(this.env);
  readonly #turnRule = scaled(TURN_RULE, this.#timeScale);
  readonly #turns = inTurn(this.#turnRule);
  /** How orders ended lately that were answered with `pending`. */
  readonly #ended = new Map<string, OrderOutcome>();

  /** Makes a move, when those before it are through. */
  async make({ move, ...caller }: MoveOrder): Promise<MoveOutcome> {
    if (await this.isClosed()) return { kind: 'refused', why: 'leaving' };
    const made = this.#turns.take<MoveOutcome>(
      `move ${JSON.stringify(move)}`,
      (untilMs) => this.#perform(caller, move, untilMs),
      { kind: 'refused', why: 'busy' },
    );
    // Goes on when the person has left.
    this.ctx.waitUntil(made);
    return made;
  }

  /** Places an order once, whoever asks how often; `pending` where the platform takes longer than a person waits. */
  async order({ order, asker, ...caller }: PlacedOrder): Promise<OrderOutcome> {
    if (await this.isClosed()) return { kind: 'refused', why: 'leaving' };
    const placed = this.#turns.take<OrderOutcome>(
      orderName(order.key),
      () => this.#place(caller, asker, order),
      { kind: 'refused', why: 'busy' },
    );
    this.ctx.waitUntil(placed);
    const early = await Promise.race([placed, waited(this.#turnRule.budgetMs)]);
    return early === false ? { kind: 'pending' } : early;
  }

  /** What is known of an order: that it is under way, or how it ended; null where nothing is. */
  async ordered(key: string): Promise<OrderOutcome | null> {
    if (this.#turns.isUnderWay(orderName(key))) return { kind: 'pending' };
    const kept = await this.ctx.storage.get<KeptOrder>(orderName(key));
    if (kept?.done) return { kind: 'done', receipt: kept.done };
    return this.#ended.get(key) ?? (kept ? { kind: 'unsure' } : null);
  }

  /** Nothing is changed or charged any more: the account is about to be deleted. Outlives every session of today. */
  async close(): Promise<void> {
    await this.ctx.storage.put(CLOSED, true);
    await this.ctx.storage.setAlarm(Date.now() + ORDER_KEPT_MS);
  }

  /** The account stays, as the platform says. */
  async reopen(): Promise<void> {
    await this.ctx.storage.delete(CLOSED);
  }

  async isClosed(): Promise<boolean> {
    return (await this.ctx.storage.get<boolean>(CLOSED)) === true;
  }

  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }

  async #perform(caller: Caller, move: AccountMove, untilMs: number): Promise<MoveOutcome> {
    const { brand, platform, log } = this.#platformOf(caller);
    const outcome = await performMove(
      {
        platform,
        brand: brand.key,
        nowMs: () => Date.now(),
        untilMs,
        limits: scaled(moveLimits, this.#timeScale),
      },
      move,
    );
    log.info('move_made', {
      kind: move.kind,
      outcome: outcome.kind === 'refused' ? outcome.why : outcome.kind,
    });
    return outcome;
  }

  async #place(caller: Caller, asker: OrderAsker, order: Order): Promise<OrderOutcome> {
    const { platform, log } = this.#platformOf(caller);
    const { storage } = this.ctx;
    const name = orderName(order.key);
    const outcome = await performOrder(
      {
        platform,
        asker,
        nowMs: () => Date.now(),
        kept: () => storage.get<KeptOrder>(name),
        async keep(kept) {
          if (!kept) return void (await storage.delete(name));
          await storage.put(name, kept);
          await storage.setAlarm(Date.now() + ORDER_KEPT_MS);
        },
      },
      order,
    );
    this.#ended.set(order.key, outcome);
    log.info('order_placed', { outcome: outcome.kind === 'refused' ? outcome.why : outcome.kind });
    return outcome;
  }

  #platformOf({ brand: key, requestId, platform }: Caller): {
    brand: Brand;
    platform: PlatformClient;
    log: Log;
  } {
    const brand = allBrands.byKey.get(key);
    if (!brand) throw new Error(`no brand ${key}`);
    const log = requestLog({ requestId, brand: key });
    return { brand, log, platform: platformOf(this.env, { brand, requestId, log }, { platform }) };
  }
}

function orderName(key: string): string {
  return `order ${key}`;
}
