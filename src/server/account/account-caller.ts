import { allBrands } from '../../brands/all-brands.ts';
import type { Brand } from '../../brands/brand-schema.ts';
import type { AccountChange } from '../../domain/orders/account-change.ts';
import type { Log } from '../log.ts';
import type { MeasuringEnv } from '../measure.ts';
import { portalLog } from '../portal-log.ts';
import type { PlatformClient } from '../platform/platform-client.ts';
import { platformOf } from '../platform/platform-of.ts';
import type { SessionRecord } from '../session/session-record.ts';
import type { TimeScaleEnv } from '../time-scale.ts';
import type { OrderCustomer } from './order-context.ts';
import type { Order } from './perform-order.ts';

/** Who requests something of an account's object. `platform` holds secrets and never leaves the edge. */
export type Caller = { brand: string; requestId: string; platform: SessionRecord['platform'] };

/** A change, and who requests it. */
export type ChangeRequest = Caller & { change: AccountChange };

/** An order, and who places it. */
export type OrderRequest = Caller & { customer: OrderCustomer; order: Order };

/** What an account's object works with for one caller. `reference` is the id of the request. */
export type CallerTools = { brand: Brand; platform: PlatformClient; log: Log; reference: string };

/** Returns what an account's object works with for one caller. */
export function toolsOf(
  env: TimeScaleEnv & MeasuringEnv & { SANDBOX?: Fetcher },
  { brand: key, requestId, platform }: Caller,
): CallerTools {
  const brand = brandOf(key);
  const log = portalLog(env, { requestId, brand: key });
  const client = platformOf({ env, brand, requestId, log }, { platform });
  return { brand, log, platform: client, reference: requestId };
}

/** Returns a brand by its key. Throws for an unknown one. */
export function brandOf(key: string): Brand {
  const brand = allBrands.byKey.get(key);
  if (!brand) throw new Error(`unknown brand ${key}`);
  return brand;
}
