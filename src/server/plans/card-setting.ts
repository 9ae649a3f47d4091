import type { Copy } from '../../copy/copy.ts';
import type { RequestContext } from '../request/request-context.ts';

/** What the words of a plan's card depend on. `nowMs` is in milliseconds since 1970. */
export type CardSetting = {
  copy: Copy['myPlan'];
  price: Copy['price'];
  format: string;
  timeZone: string;
  currency: string;
  appName: string;
  freeHistoryHours: number;
  cancelPlan: boolean;
  nowMs: number;
} & Pick<RequestContext, 'brand' | 'locale'>;
