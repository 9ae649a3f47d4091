import type { Words } from '../request/words.ts';
import type { Plan } from '../../contracts/plans/plan.ts';
import type { When } from '../../contracts/when.ts';
import { fillIn } from '../../copy/fill-in.ts';
import type { Text } from '../../copy/message.ts';
import type { Leaving } from '../../domain/plans/resumed-plan.ts';
import type { Subscription } from '../../domain/plans/subscription.ts';
import { distinctNames, pendingAsNamed } from './plan-names.ts';

/** A sentence about a pending change with its date, and the sentence for an unknown date. */
type DatedWords = { dated: Text<'plan' | 'to' | 'date'>; undated: Text<'plan' | 'to'> };

/**
 * Says that a subscription is going to end, or to change to another plan, and when. `plans` tell plans of one name apart.
 */
export function pendingChangeText(
  { plan, state }: Pick<Subscription, 'plan'> & Leaving,
  plans: readonly Plan[],
  words: Words,
  sentences: { ends: DatedWords; changes: DatedWords },
): string {
  const dated = ({ dated: on, undated }: DatedWords, at: When | null, names: { plan: string; to: string }) =>
    at === null ? fillIn(undated, names) : fillIn(on, { ...names, date: words.day(at) });
  switch (state.kind) {
    case 'ending':
      return dated(sentences.ends, state.endsAt, { plan: plan.name, to: state.after?.planName ?? '' });
    case 'changing': {
      const { first, second } = distinctNames(plan, pendingAsNamed(state.to, plans), words);
      return dated(sentences.changes, state.at, { plan: first, to: second });
    }
  }
}
