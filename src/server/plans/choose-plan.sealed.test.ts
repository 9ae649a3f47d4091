import { describe, expect, it, test } from 'vitest';
import { aContext } from '../../../tests/support/fake-env.ts';
import { aPlan } from '../../../tests/support/platform-fixtures.ts';
import { platformSession } from '../../../tests/support/test-platform.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { sealChoices, seenChoice } from './choose-plan.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const NOW_MS = Date.UTC(2026, 10, 26, 12);

const session = (accountId: string): SessionRecord => ({
  brand: 'geeni',
  startedAtMs: 0,
  seenAtMs: 0,
  person: { name: '', email: '', accountId, status: 'active' },
  platform: platformSession,
});
const context = (host = 'account.geeni.example', nowMs = NOW_MS) =>
  aContext(`https://${host}/plans`, {}, nowMs);

const plan = aPlan();
const account = { subscriptions: [], devices: [], available: [plan] };
const sealed = () =>
  sealChoices(context(), session('a1'), { account, hasBillingInfo: true }, [plan.id, 'no-such-plan']);

describe('what the chooser’s page had read decides about a choice of its plans', () => {
  it('says what comes of the choice', async () => {
    expect(await seenChoice(context(), session('a1'), await sealed(), plan.id)).toEqual({
      kind: 'change',
      asks: null,
      keeps: null,
      intent: {
        toPlanCode: plan.code,
        toPlanId: plan.id,
        fromSubscriptionId: null,
        deviceIds: [],
        step: 'orderSummary',
      },
    });
  });

  it('says that a plan cannot be chosen', async () => {
    const unpriced = { account: { ...account, available: [aPlan({ prices: [] })] }, hasBillingInfo: true };
    const text = await sealChoices(context(), session('a1'), unpriced, [plan.id]);
    expect(await seenChoice(context(), session('a1'), text, plan.id)).toEqual({
      kind: 'refused',
      why: 'notOffered',
    });
  });

  test.each([
    ['a plan that the page did not offer', 'no-such-plan', 'a1', context()],
    ['a name that every object has', '__proto__', 'a1', context()],
    ['an account that differs in letter case alone', plan.id, 'A1', context()],
    ['another brand', plan.id, 'a1', context('account.otis.example')],
    ['a page that is older than ten minutes', plan.id, 'a1', context(undefined, NOW_MS + 10 * MINUTE_MS)],
  ])('but not of %s', async (_what, planId, accountId, at) => {
    expect(await seenChoice(at, session(accountId), await sealed(), planId)).toBeUndefined();
  });

  it('until ten minutes after the page was made', async () => {
    const later = context(undefined, NOW_MS + 10 * MINUTE_MS - 2 * SECOND_MS);
    expect((await seenChoice(later, session('a1'), await sealed(), plan.id))?.kind).toBe('change');
  });

  test.each([undefined, '', 'forged', 'a.b.c.d.e'])('and never by %o', async (text) => {
    expect(await seenChoice(context(), session('a1'), text, plan.id)).toBeUndefined();
  });
});
