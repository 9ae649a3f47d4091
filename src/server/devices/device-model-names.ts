import { brandDeviceModels } from '../plans/catalogue.ts';
import type { RequestContext } from '../page/request-context.ts';
import { platformOf } from '../platform/platform-of.ts';
import type { SessionRecord } from '../session/session-record.ts';

/** How long a page waits for what only says how its devices are drawn, in milliseconds. */
const NAMES_MS = 2_000;

/** How the device models of the page's brand are called in the shops, by model; empty where nobody says so in time. */
export function deviceModelNames(
  context: RequestContext,
  session: SessionRecord,
): Promise<ReadonlyMap<string, string>> {
  const { brand, nowMs } = context;
  return brandDeviceModels(platformOf(context, session), brand.key, nowMs, NAMES_MS);
}
