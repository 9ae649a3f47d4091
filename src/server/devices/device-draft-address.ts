import type { DraftView } from '../../contracts/devices/device-choice.ts';
import type { PortalEnv } from '../portal-env.ts';
import { saveDrafts } from '../session/sessions.ts';
import type { Visit } from '../page/request-context.ts';

/** The address of /manage-devices for a subscription, or for the plan change where that is null. */
export function devicesAddress(subscriptionId: string | null, draft?: DraftView): string {
  const query = new URLSearchParams({
    ...(subscriptionId === null ? {} : { subscriptionId }),
    ...(draft ? { draft } : {}),
  });
  return query.size > 0 ? `/manage-devices?${query}` : '/manage-devices';
}

/** Forgets the choice of devices that was not saved. */
export function forgottenDraft(env: PortalEnv, { brand, cookies, nowMs }: Visit): Promise<void> {
  return saveDrafts(env, { brand: brand.key, cookies, nowMs }, { deviceDraft: undefined });
}
