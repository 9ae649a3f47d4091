import type { Copy } from '../../copy/copy.ts';
import type { ShownPrice } from '../account/shown-price.ts';
import type { RequestContext } from '../request/request-context.ts';

/** What the words of a plan's card depend on. */
export type CardSetting = {
  copy: Copy['myPlan'];
  price: Copy['price'];
  format: string;
  timeZone: string;
  currency: string;
  appName: string;
  freeHistoryHours: number;
  /** True where another plan may be named because it fits better. */
  rightSizing: boolean;
  shownPrice: Pick<ShownPrice, 'isGross' | 'shown'>;
} & Pick<RequestContext, 'brand' | 'locale'>;
