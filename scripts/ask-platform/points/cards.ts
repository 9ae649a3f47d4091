import { billingInfo, PAYPAL } from '../../../src/contracts/billing/billing-info.ts';
import { hasCard } from '../../../src/domain/billing/card-on-file.ts';
import { asAssumed, cannotBeTold, type Finding, otherwise } from '../open-point.ts';
import type { Exchange } from '../seen.ts';
import { recordIn } from '../seen.ts';
import { listed, shapeOf, shownKey } from '../shape.ts';

/** Judges how the platform says that no card is on file. */
export function noCardFinding(exchange: Exchange): Finding {
  const last = exchange.responses.at(-1);
  if (!exchange.result.ok)
    return otherwise(
      `What came is neither a card nor says that there is none: ${shapeOf(last?.json)}.`,
      'The portal says that it could not find out.',
    );
  if (hasCard(cardIn(exchange)))
    return cannotBeTold('The account has a card.', 'Use an account without a card.');
  if (last?.status === 404 || last?.status === 204) return asAssumed(`It is a ${last.status}.`);
  if (last?.text.trim() === 'null') return asAssumed('It is `null`.');
  return asAssumed(
    last?.text === '' ? 'It is an empty 200.' : 'It is a 200 whose card is missing or marked nil.',
  );
}

const noCard = ['No card is on file.', 'Use an account with a card.'] as const;

/** The card on file, or PayPal in its place, as the contract reads it. */
function cardIn(exchange: Exchange) {
  return billingInfo.safeParse(recordIn(exchange)).data;
}

/** Judges how it is told that a card has expired. */
export function expiredFinding(exchange: Exchange): Finding {
  const card = recordIn(exchange);
  if (card['last_four'] === undefined) return cannotBeTold(...noCard);
  if (card['expired'] !== undefined) return asAssumed('It is there.');
  const fields = Object.keys(card).filter((field) => /exp|month|year/i.test(field));
  const told = `It is missing${fields.length === 0 ? '' : `, and ${listed(fields.map((field) => `\`${shownKey(field)}\``))} came`}.`;
  return cardIn(exchange)?.expires
    ? asAssumed(told)
    : otherwise(told, 'The portal does not warn of a card that has expired.');
}

/** Judges what is sent where PayPal is on file. */
export function methodFinding(exchange: Exchange): Finding {
  const isPayPal = (text: unknown) => /pay[ _-]?pal/i.test(String(text));
  const signs = Object.entries(recordIn(exchange)).filter(
    ([field, value]) =>
      isPayPal(field) || isPayPal(typeof value === 'object' ? JSON.stringify(value) : value),
  );
  if (signs.length === 0)
    return cannotBeTold('Nothing shows that PayPal is on file.', 'Use an account that pays by PayPal.');
  const told = `PayPal shows in ${listed(signs.map(([field]) => `\`${shownKey(field)}\``))}.`;
  return cardIn(exchange)?.card_type === PAYPAL
    ? asAssumed(told)
    : otherwise(told, 'The portal may say that no card is on file.');
}
