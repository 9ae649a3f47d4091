import { asAssumed, cannotBeTold, type Finding, otherwise } from '../open-point.ts';
import { answerOf, type Seen } from '../seen.ts';

/** Compares the ids of plans and devices in the lists that name them. */
export function idFindings(seen: Seen): Finding {
  const subscriptions = answerOf(seen, 'subscriptions', ['reads']) ?? [];
  const plans = [...(answerOf(seen, 'plans') ?? []), ...(answerOf(seen, 'listAvailableSubscriptions') ?? [])];
  const devices = (answerOf(seen, 'devices') ?? []).map(({ id }) => id);
  const held = subscriptions.flatMap(({ planId }) => planId ?? []);
  const covered = subscriptions.flatMap(({ deviceIds }) => deviceIds);
  const planIds = plans.map(({ id }) => id);
  const codes = plans.map(({ code }) => code);
  const oddDevices = covered.filter((id) => isOnlyAlike(id, devices));
  const oddCodes = subscriptions.filter(({ plan }) => isOnlyAlike(plan.code, codes));
  if (oddDevices.length > 0 || oddCodes.length > 0)
    return otherwise(
      `${oddDevices.length > 0 ? 'The id of a device' : 'The code of a plan'} is in another letter case in another list.`,
      'To the portal they are two things: the device counts as not covered, the plan as no longer sold.',
    );
  const known = held.filter((id) => planIds.includes(id)).length;
  const alike = held.filter((id) => isOnlyAlike(id, planIds)).length;
  if (known + alike + covered.length === 0)
    return cannotBeTold(
      'No id came in two lists.',
      'Use an account with a plan that is sold and covers a device.',
    );
  return asAssumed(
    alike > 0
      ? 'The id of a plan is in another letter case than in the list of plans.'
      : 'The ids of plans and devices are the same in every list that names them.',
  );
}

/** True for an id that a list has in another letter case only. */
function isOnlyAlike(id: string, others: readonly string[]): boolean {
  return !others.includes(id) && others.some((other) => other.toLowerCase() === id.toLowerCase());
}
