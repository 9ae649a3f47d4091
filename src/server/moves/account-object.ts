import { DurableObject } from 'cloudflare:workers';
import { allBrands } from '../../brands/all-brands.ts';
import type { AccountMove, MoveOutcome } from '../../domain/account-move.ts';
import { requestLog } from '../log.ts';
import { platformOf } from '../platform/platform-of.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { inTurn } from './in-turn.ts';
import { performMove } from './perform-move.ts';

/** What a move may take in all, so that the person has an answer within eight seconds, and the least it is begun with. */
const MOVE_RULE = { budgetMs: 7_600, leastMs: 4_500 };

/** A move with who makes it. `platform` is secret and stays at the edge. */
export type MoveOrder = {
  brand: string;
  requestId: string;
  platform: SessionRecord['platform'];
  move: AccountMove;
};

/**
 * Everything that changes one account of one brand goes through its object (design section 3, Money): one move after
 * another, and the same move twice at once is made once. It keeps nothing: what holds is read from the platform.
 */
export class AccountObject extends DurableObject<{ SANDBOX?: Fetcher }> {
  readonly #inTurn = inTurn<MoveOutcome>(MOVE_RULE, { kind: 'refused', why: 'busy' });

  /** Makes a move, when those before it are through. */
  make(order: MoveOrder): Promise<MoveOutcome> {
    const made = this.#inTurn(JSON.stringify(order.move), (untilMs) => this.#perform(order, untilMs));
    // Goes on when the person has left.
    this.ctx.waitUntil(made);
    return made;
  }

  async #perform(
    { brand: key, requestId, platform, move }: MoveOrder,
    untilMs: number,
  ): Promise<MoveOutcome> {
    const brand = allBrands.byKey.get(key);
    if (!brand) throw new Error(`no brand ${key}`);
    const log = requestLog({ requestId, brand: key });
    const outcome = await performMove(
      {
        platform: platformOf(this.env, { brand, requestId, log }, { platform }),
        brand: key,
        nowMs: () => Date.now(),
        untilMs,
      },
      move,
    );
    log.info('move_made', {
      kind: move.kind,
      outcome: outcome.kind === 'refused' ? outcome.why : outcome.kind,
    });
    return outcome;
  }
}
