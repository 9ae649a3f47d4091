import { asAssumed, cannotBeTold, type Finding, otherwise } from '../open-point.ts';
import type { Exchange } from '../seen.ts';
import { recordIn } from '../seen.ts';
import { shapeOf } from '../shape.ts';

/** Judges how the platform says that no card is on file. */
export function noCardFinding(exchange: Exchange): Finding {
  const last = exchange.responses.at(-1);
  const { card_type: type, last_four: lastFour } = recordIn(exchange);
  if (!exchange.result.ok)
    return otherwise(
      `What came is neither a card nor says that there is none: ${shapeOf(last?.json)}.`,
      'The portal says that it could not find out.',
    );
  if (type !== undefined || lastFour !== undefined)
    return cannotBeTold('The account has a card.', 'Use an account without a card.');
  if (last?.status === 404 || last?.status === 204) return asAssumed(`It is a ${last.status}.`);
  if (last?.text.trim() === 'null') return asAssumed('It is `null`.');
  return asAssumed(
    last?.text === '' ? 'It is an empty 200.' : 'It is a 200 whose card is missing or marked nil.',
  );
}
