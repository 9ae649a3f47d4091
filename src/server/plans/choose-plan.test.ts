import { describe, expect, it } from 'vitest';
import { aContext, fakeEnv } from '../../../tests/support/fake-env.ts';
import { platformSession } from '../../../tests/support/test-platform.ts';
import { leadOf } from '../request/answer.ts';
import type { PlanChoice } from '../../contracts/plans/plan-choice.ts';
import { choosePlan } from './choose-plan.ts';
import type { PortalEnv } from '../request/portal-env.ts';
import { cookieNames } from '../request/cookies.ts';
import { keyRing } from '../session/key-ring.ts';
import { newHandle } from '../session/record-handle.ts';

const plan = {
  id: 1,
  name: 'Pro',
  external_plan_code: 'pro_m',
  device_quantity: 5,
  billing_cycle: 1,
  billing_order: 20,
  amountInCents: { USD: { _: 799 } },
  features: { retention: 30 },
};
const basic = { ...plan, id: 2, name: 'Basic', external_plan_code: 'basic_m', billing_order: 10 };
const answers: Record<string, unknown> = {
  subscriptions: [
    { id: 'sub-1', plan_config_id: 1, plan_code: 'pro_m', recurly_plan_code: 'pro_m', plan_config: plan },
  ],
  listAvailableSubscriptions: [
    plan,
    basic,
    { ...plan, id: 3, external_plan_code: 'premium_m', billing_order: 30 },
  ],
  devices: [{ deviceId: 'd1', name: 'Door' }],
  billingInfo: { card_type: 'visa', last_four: '4242' },
};

/** Chooses a plan in a session object that records the drafts it is given. */
async function chosen(form: PlanChoice) {
  const noted: unknown[] = [];
  const { env, story } = fakeEnv((request) =>
    Response.json(answers[new URL(request.url).pathname.split('/').at(-1) ?? '']),
  );
  const record = {
    brand: 'geeni',
    startedAtMs: 0,
    seenAtMs: 0,
    person: { name: '', email: '', accountId: 'a1', status: 'active' },
    platform: platformSession,
  };
  const object = {
    open: () => Promise.resolve(record),
    note: (...told: unknown[]) => Promise.resolve(noted.push(told)),
  };
  const { handle } = await newHandle(await keyRing(env), 'session');
  const context = aContext('https://account.geeni.example/api/plans/choose', {
    cookie: `${cookieNames.session}=${handle}`,
  });
  // The real bindings have more methods than the portal uses.
  const bound = { ...env, SESSIONS: { getByName: () => object } } as unknown as PortalEnv;
  const lead = await choosePlan({ ...context, env: bound }, record, form);
  return { to: leadOf(lead).to, noted, story, context };
}

describe('a choice of plan is saved as a draft for the next pages', () => {
  it('with its devices, codes and step; a choice of devices for another plan is forgotten', async () => {
    const { to, noted, context, story } = await chosen({ planId: '3', promoCode: ' SAVE20 ' });
    expect(to).toBe('/order-summary');
    const planChange = {
      toPlanCode: 'premium_m',
      toPlanId: '3',
      fromSubscriptionId: 'sub-1',
      deviceIds: ['d1'],
      promoCodes: ['save20'],
      step: 'orderSummary',
    };
    expect(noted).toEqual([['geeni', { planChange, deviceDraft: undefined }, context.nowMs]]);
    expect(story).toContain('event');
  });

  it('not before the loss is confirmed', async () => {
    const asked = await chosen({ planId: '2' });
    expect([asked.to, asked.noted]).toEqual(['/plans?planId=2&confirm=1', []]);
    const yes = await chosen({ planId: '2', confirmed: 'yes' });
    expect([yes.to, yes.noted.length]).toEqual(['/order-summary', 1]);
    expect(yes.noted[0]).toMatchObject(['geeni', { planChange: { acceptedLoss: 0 } }, yes.context.nowMs]);
  });

  it('not where it is refused', async () => {
    const { to, noted, story } = await chosen({ planId: '1', confirmed: 'yes' });
    expect([to, noted]).toEqual(['/plans?planId=1&notice=current', []]);
    expect(story).not.toContain('event');
  });
});
