import { OPTIONAL_MS } from '../account/read-account.ts';
import { brandDeviceModels } from '../platform/catalogue.ts';
import type { RequestContext } from '../request/request-context.ts';
import { platformOf } from '../platform/platform-of.ts';
import type { SessionRecord } from '../session/session-record.ts';

/**
 * Returns the shop name of each device model of the page's brand, by model; empty where the platform does not answer in
 * time.
 */
export function deviceModelNames(
  context: RequestContext,
  session: SessionRecord,
): Promise<ReadonlyMap<string, string>> {
  const { brand, nowMs } = context;
  return brandDeviceModels(platformOf(context, session), brand, nowMs, OPTIONAL_MS);
}
