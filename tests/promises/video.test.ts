import { describe, expect, test } from 'vitest';
import { allSandboxBrands } from '../../src/sandbox/catalogue/all-sandbox-brands.ts';
import type { SandboxBrand } from '../../src/sandbox/catalogue/sandbox-brands.ts';
import { canCancel, planAfterCancel } from '../../src/domain/plans/cancellation.ts';
import type { VideoLoss } from '../../src/domain/plans/video-loss.ts';
import { momentOf } from '../../src/domain/text/when.ts';
import { orderContextOf } from '../../src/server/account/order-context.ts';
import { videoLosses } from '../../src/server/account/video-losses.ts';
import { changeTo, type PromiseDesk, promiseDesk, worldOf } from './promise-desk.ts';

const SOON_MS = 60_000;

/** What My Plan says of video that is about to be deleted. */
async function told(desk: PromiseDesk): Promise<VideoLoss[]> {
  const losses = await videoLosses(desk.context(), desk.session, await desk.truth());
  return [...losses.values()];
}

/** The hours of video that the page says are kept. */
function hoursOf(kept: VideoLoss['lost'][number]['keeps']): number {
  if (kept.kind === 'none') return 0;
  return kept.kind === 'hours' ? kept.hours : kept.days * 24;
}

/** Expects that nothing of a camera is deleted before the day, and on it what the page says, of each camera that it names, and of as many as it counts. */
function expectDeleted(desk: PromiseDesk, { at, lost }: VideoLoss): void {
  const before = new Map(desk.video().map(({ device, hours }) => [device, hours]));
  desk.goOnTo(momentOf(at) - SOON_MS);
  expect(new Map(desk.video().map(({ device, hours }) => [device, hours]))).toEqual(before);
  desk.goOnTo(momentOf(at) + SOON_MS);
  const after = desk.video();
  const shorter = after.filter(({ device, hours }) => hours < (before.get(device) ?? 0));
  const named = lost.flatMap(({ cameras, keeps }) =>
    cameras.kind === 'named' ? cameras.devices.map(({ id }) => ({ device: id, hours: hoursOf(keeps) })) : [],
  );
  expect(shorter).toEqual(expect.arrayContaining(named));
  const counted = lost.flatMap(({ cameras, keeps }) =>
    cameras.kind === 'some' ? [{ ...cameras, keeps }] : [],
  );
  for (const { count, keeps } of counted)
    expect(shorter.filter(({ hours }) => hours === hoursOf(keeps))).toHaveLength(count);
  expect(shorter).toHaveLength(counted.reduce((sum, { count }) => sum + count, named.length));
}

const brands = [...allSandboxBrands.byKey.values()].map((brand) => ({
  ...brand,
  key: `${brand.key}-video`,
}));

describe.each(brands.map((brand) => [brand.displayName, brand] as const))(
  'at %s the world deletes what My Plan says, on that day',
  (_name, brand: SandboxBrand) => {
    const sandbox = worldOf(brand);

    test('before a smaller plan', async () => {
      const desk = await promiseDesk(sandbox, brand, 'pending');
      const [loss] = await told(desk);
      if (loss) return expectDeleted(desk, loss);
      const before = desk.video();
      const [changing] = (await desk.truth()).subscriptions.flatMap(({ state }) =>
        state.kind === 'changing' && state.at !== null ? [state.at] : [],
      );
      desk.goOnTo(momentOf(changing ?? desk.nowMs()) + SOON_MS);
      expect(desk.video()).toEqual(before);
    });

    test.each(['collector', 'household'])('before a smaller plan that %s orders', async (persona) => {
      const desk = await promiseDesk(sandbox, brand, persona);
      const truth = await desk.truth();
      const heard: string[] = [];
      for (const { id } of truth.available)
        for (const isKnown of [true, false])
          await sandbox.tried(async () => {
            const change = changeTo(brand, truth, id);
            if (!change) return;
            const { nowMs } = desk.context();
            const asked = { change, couponCode: undefined, nowMs };
            const read = await orderContextOf(desk.platform, desk.customer, truth, asked);
            if (read.kind !== 'orderContext' || !(await desk.order(read.orderContext, undefined))) return;
            if (!isKnown) desk.forgetOrder();
            for (const loss of await told(desk)) {
              heard.push(...loss.lost.map(({ cameras }) => cameras.kind));
              expectDeleted(desk, loss);
            }
          });
      // A hosted page orders without the portal, and then nobody knows which cameras were chosen.
      if (persona === 'collector' && heard.length > 0) expect(heard).toContain('some');
    });

    test.each(['owner', 'trial', 'yearly', 'collector', 'household'])(
      'after the cancellation of %s',
      async (persona) => {
        const desk = await promiseDesk(sandbox, brand, persona);
        await sandbox.tried(async () => {
          const { subscriptions, catalogue } = await desk.truth();
          const held = subscriptions.find((each) => canCancel(each, brand.planCodes));
          const after = planAfterCancel(catalogue, brand.planCodes);
          if (!held || !after) return;
          expect(await told(desk)).toEqual([]);
          await desk.platform.call('cancelPlan', {
            body: { pepperSubscriptionId: held.id, pepperPlanId: held.planId, defaultPlanId: after.id },
          });
          const [loss] = await told(desk);
          expect(loss).toBeDefined();
          if (loss) expectDeleted(desk, loss);
        });
      },
    );
  },
);
