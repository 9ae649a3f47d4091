import { pathTo } from '../../domain/pages/path-to.ts';
import type { Words } from '../request/words.ts';

/** Returns the link to the page that lists invoices: the account history, or Payment at a brand without one. */
export function invoiceList({ brand, copy }: Words) {
  const { tabHistory, tabPayment } = copy('frame');
  const history = pathTo('history', brand);
  return history === undefined
    ? { href: pathTo('payment'), label: tabPayment }
    : { href: history, label: tabHistory };
}
