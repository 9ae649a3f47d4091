import { copyFor } from '../../copy/copy.ts';
import { fillIn } from '../../copy/fill-in.ts';
import type { CancelWay } from '../../components/orders/order-terms.tsx';
import { leftToRight } from '../../domain/text/bidi.ts';
import { readableAddress } from '../../domain/web/readable-address.ts';
import { hasPage } from '../../domain/pages/find-page.ts';
import type { RequestContext } from '../request/request-context.ts';

/**
 * Says where a plan is cancelled: on My Plan, at a brand with Cancel Plan, else where the brand's file says
 * (`sells.cancelAt`). Wherever cancelling is promised, this stands beside it.
 */
export function cancelWay({ brand, locale }: Pick<RequestContext, 'brand' | 'locale'>): CancelWay {
  const { language, format } = locale;
  const words = copyFor('price', language, brand);
  const { cancelAt } = brand.sells;
  if (hasPage(brand, 'cancelPlan') || cancelAt === undefined)
    return {
      kind: 'here',
      text: fillIn(words.cancelHere, { page: copyFor('frame', language, brand).tabPlan }),
    };
  return {
    kind: 'elsewhere',
    text: words.cancelAt,
    href: cancelAt,
    label: leftToRight(readableAddress(cancelAt), format),
  };
}
