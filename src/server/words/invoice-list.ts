import { copyFor } from '../../copy/copy.ts';
import { pathTo } from '../../domain/pages/path-to.ts';
import type { RequestContext } from '../request/request-context.ts';

/** Returns the link to the page that lists invoices: the account history, or Payment at a brand without one. */
export function invoiceList({ brand, locale }: Pick<RequestContext, 'brand' | 'locale'>) {
  const { tabHistory, tabPayment } = copyFor('frame', locale.language, brand);
  const history = pathTo('history', brand);
  return history === undefined
    ? { href: pathTo('payment'), label: tabPayment }
    : { href: history, label: tabHistory };
}
