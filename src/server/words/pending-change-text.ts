import type { Words } from '../request/words.ts';
import type { Plan } from '../../contracts/plans/plan.ts';
import type { When } from '../../contracts/when.ts';
import { fillIn } from '../../copy/fill-in.ts';
import type { Text } from '../../copy/message.ts';
import type { Subscription } from '../../domain/plans/subscription.ts';
import { distinctNames, pendingAsNamed } from './plan-names.ts';

/** A sentence about a pending change with its date, and the sentence for an unknown date. */
type DatedWords = { dated: Text<'plan' | 'to' | 'date'>; undated: Text<'plan' | 'to'> };

/**
 * Says that a subscription is going to end, or to change to another plan, and when; undefined where neither is known.
 * `plans` tell plans of one name apart.
 */
export function pendingChangeText(
  { plan, state }: Subscription,
  plans: readonly Plan[],
  context: Words,
  words: { ends: DatedWords; changes: DatedWords },
): string | undefined {
  const dated = (sentences: DatedWords, at: When | null, names: { plan: string; to: string }) =>
    at === null
      ? fillIn(sentences.undated, names)
      : fillIn(sentences.dated, {
          ...names,
          date: context.day(at),
        });
  switch (state.kind) {
    case 'ending':
      return dated(words.ends, state.endsAt, { plan: plan.name, to: state.after?.planName ?? '' });
    case 'changing': {
      const { first, second } = distinctNames(plan, pendingAsNamed(state.to, plans), context);
      return dated(words.changes, state.at, { plan: first, to: second });
    }
    case 'free':
    case 'trial':
    case 'running':
    case 'pastDue':
    case 'billedElsewhere':
    case 'paused':
    case 'updating':
    case 'unknown':
      return undefined;
  }
}
