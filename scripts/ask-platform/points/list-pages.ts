import { asAssumed, cannotBeTold, type Finding, otherwise } from '../open-point.ts';
import type { Exchange, Seen } from '../seen.ts';
import { visit } from '../shape.ts';
import { isRecord } from '../../../src/contracts/record.ts';
import { callsOf } from './said.ts';

/** Fields that are true where more follows, and fields with the number of all items; without case and underscores. */
const moreFlags: ReadonlySet<string> = new Set(['hasnextpage', 'hasnext', 'hasmore', 'istruncated']);
const totals: ReadonlySet<string> = new Set(['total', 'totaldocs', 'totalcount', 'totalitems']);

/** Judges whether a list that came says that it goes on. */
export function pagesFinding({ exchanges }: Seen): Finding {
  const lists = exchanges.filter(({ result }) => result.ok && Array.isArray(result.answer));
  const cut = lists.filter(goesOn);
  if (cut.length > 0)
    return otherwise(
      `${callsOf(cut)} said that more follows.`,
      'The portal shows what came and asks for no second page.',
    );
  return lists.length === 0
    ? cannotBeTold('No list came.', 'Run this again when the platform answers.')
    : asAssumed('No list that came says that it goes on.');
}

function goesOn({ responses }: Exchange): boolean {
  let isCut = false;
  visit(responses.at(-1)?.json, (_key, value) => {
    if (!isRecord(value)) return;
    const lengths = Object.values(value).flatMap((each) => (Array.isArray(each) ? [each.length] : []));
    for (const [key, mark] of Object.entries(value)) {
      const name = key.replaceAll('_', '').toLowerCase();
      isCut ||= moreFlags.has(name) && String(mark) === 'true';
      isCut ||= totals.has(name) && lengths.length > 0 && Number(mark) > Math.max(...lengths);
    }
  });
  return isCut;
}
