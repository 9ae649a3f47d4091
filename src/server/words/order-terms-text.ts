import { fillIn } from '../../copy/fill-in.ts';
import type { OrderTermsText } from '../../components/orders/order-terms.tsx';
import { contractLaw } from '../../domain/legal/sales-law.ts';
import { pathTo } from '../../domain/pages/path-to.ts';
import type { PriceStory } from '../../domain/orders/price-story.ts';
import type { Words } from '../request/words.ts';
import { howToCancel } from './how-to-cancel.ts';
import { chargesText, renewalText } from './charges-text.ts';

/** Returns what a person agrees to with an order; `country` is the one whose law the order follows. */
export function orderTermsText(story: PriceStory, country: string, words: Words): OrderTermsText {
  const text = renewalText(story, words);
  return {
    charges: chargesText(story, words),
    renewal: text === undefined ? undefined : { text, cancel: howToCancel(words) },
    information: story.cycle === 0 ? undefined : informationText(country, words),
  };
}

/** Returns what the law of a country asks to be read before an order that costs something; undefined where nothing. */
function informationText(country: string, { brand, copy: sentences }: Words): OrderTermsText['information'] {
  const { pages, withdrawalDays } = contractLaw(country, brand);
  const href = pathTo('contract', brand);
  if (!href || !pages.includes('contract')) return undefined;
  const copy = sentences('price');
  return {
    // The place of the link stays for the page to fill.
    text:
      withdrawalDays > 0
        ? `${fillIn(copy.withdrawal, { count: withdrawalDays })} ${copy.readInformation}`
        : copy.readInformation,
    variable: 'information',
    href,
    label: copy.information,
  };
}
