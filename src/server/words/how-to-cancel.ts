import { fillIn } from '../../copy/fill-in.ts';
import type { HowToCancel } from '../../components/orders/order-terms.tsx';
import { leftToRight } from '../../domain/text/bidi.ts';
import { readableAddress } from '../../domain/web/readable-address.ts';
import { hasPage } from '../../domain/pages/find-page.ts';
import type { Words } from '../request/words.ts';

/**
 * Says where a plan is cancelled: on My Plan, at a brand with Cancel Plan, else where the brand's file says
 * (`sells.cancelAt`). Wherever cancelling is promised, this stands beside it.
 */
export function howToCancel({ brand, locale, copy }: Words): HowToCancel {
  const words = copy('price');
  const { cancelAt } = brand.sells;
  if (hasPage(brand, 'cancelPlan') || cancelAt === undefined)
    return {
      kind: 'here',
      text: fillIn(words.cancelHere, { page: copy('frame').tabPlan }),
    };
  return {
    kind: 'elsewhere',
    text: words.cancelAt,
    href: cancelAt,
    label: leftToRight(readableAddress(cancelAt), locale.format),
  };
}
