import { listPage } from '../../../src/contracts/platform/list-page.ts';
import { platformOperations } from '../../../src/contracts/platform/platform-table.ts';
import { listIn } from '../../../src/contracts/platform/wire-forms.ts';
import { listFormOf } from '../../../src/contracts/wire.ts';
import { asAssumed, cannotBeTold, type Finding, otherwise } from '../open-point.ts';
import { type Exchange, formOf, type Seen } from '../seen.ts';
import { callsOf } from './said.ts';

/** Judges whether a list that came says that it goes on. */
export function pagesFinding({ exchanges }: Seen): Finding {
  const lists = exchanges.filter(({ result }) => result.ok && Array.isArray(result.answer));
  const cut = lists.filter(goesOn);
  if (cut.length > 0)
    return otherwise(
      `${callsOf(cut)} said that more follows.`,
      'The portal shows what came, says that something may be missing, and asks for no second page.',
    );
  return lists.length === 0
    ? cannotBeTold('No list came.', 'Run this again when the platform answers.')
    : asAssumed('No list that came says that it goes on.');
}

/** True for a list that is known not to be whole, by the contracts' own reading of what stands beside it. */
function goesOn(exchange: Exchange): boolean {
  const form = listFormOf(platformOperations[exchange.call].answer);
  const page = form && listPage(form, exchange.responses.at(-1)?.json);
  if (!page || page === 'nil') return false;
  return page.itemsAfter(listIn(formOf(exchange), form.names).length) > 0;
}
