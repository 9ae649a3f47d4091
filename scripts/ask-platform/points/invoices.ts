import { isCreditType } from '../../../src/contracts/billing/invoice.ts';
import { listIn } from '../../../src/contracts/platform/wire-forms.ts';
import { isRecord } from '../../../src/contracts/record.ts';
import { asAssumed, cannotBeTold, type Finding, otherwise } from '../open-point.ts';
import { type Exchange, formOf, type Seen } from '../seen.ts';
import { listed } from '../shape.ts';
import { shownWord } from '../shown-word.ts';

/** Judges how the history tells what was given back. */
export function creditFinding(exchange: Exchange, seen: Seen): Finding {
  const entries = listIn(formOf(exchange), ['invoices']).filter(isRecord);
  const words = entries
    .flatMap(({ type, object }) => [type, object])
    .filter((word) => typeof word === 'string')
    .filter((word) => /credit|refund|back/i.test(word));
  const said = listed([...new Set(words)].map((word) => shownWord(word, seen)));
  if (!words.every(isCreditType))
    return otherwise(`The types are ${said}.`, 'The portal may count such an entry as paid.');
  if (words.length > 0) return asAssumed(`The types are ${said}.`);
  return entries.some(({ invoiceTotal }) => Number(invoiceTotal) < 0)
    ? asAssumed('An entry has a negative total.')
    : cannotBeTold('No entry gives anything back.', 'Use an account to which something was paid back.');
}
