import { copyFor } from '../brands/copy/copy.ts';
import type { PlanCardText } from '../contracts/plan-card.ts';
import { currencyFor } from '../domain/money.ts';
import { loadMyPlan } from './load-my-plan.ts';
import { planCardText } from './plan-card-text.ts';
import { platformOf } from './platform/platform-of.ts';
import type { PortalEnv } from './portal-env.ts';
import type { SessionRecord } from './session/session-record.ts';
import { endSession } from './session/sessions.ts';
import type { Visit } from './visit.ts';

/** How long the shell waits for the platform before it is sent without the answer, in milliseconds. */
export const SHELL_WAIT_MS = 150;

/** My Plan in words, or the path it leads to instead. */
export type MyPlanPage =
  { kind: 'cards'; cards: PlanCardText[] } | { kind: 'empty' } | { kind: 'leads'; to: string };

/** Loads My Plan and puts it into words. A session the platform no longer knows is ended here too. */
export async function myPlanPage(env: PortalEnv, visit: Visit, session: SessionRecord): Promise<MyPlanPage> {
  const { brand, locale } = visit;
  const plan = await loadMyPlan(platformOf(env, visit, session));
  if (plan.kind === 'signIn') {
    if (plan.reason === 'ended') {
      const visitor = { brand: brand.key, cookies: visit.cookies, nowMs: visit.nowMs };
      visit.keptCookies.push(...(await endSession(env, visitor)));
    }
    return {
      kind: 'leads',
      to: `/login?${new URLSearchParams({ redirectUri: '/subscriptions', reason: plan.reason })}`,
    };
  }
  if (plan.kind !== 'plans') return plan;
  const setting = {
    copy: copyFor('myPlan', locale.language, brand),
    format: locale.format,
    timeZone: visit.timeZone,
    currency: currencyFor(visit.country, brand.currencies),
    appName: brand.apps?.name ?? brand.displayName,
    freeHistoryHours: brand.features.freeHistoryHours,
    nowMs: visit.nowMs,
  };
  return {
    kind: 'cards',
    cards: plan.subscriptions.map((subscription) =>
      planCardText({ subscription, devices: plan.devices, available: plan.available }, setting),
    ),
  };
}
