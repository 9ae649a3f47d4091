import { consentPurposes } from '../../contracts/consent/consent-choice.ts';
import { choiceAgeDays, type ConsentChoice, type Purpose } from './consent-choice.ts';
import type { ConsentRule } from './consent-region.ts';

/** What scripts of others may do for one visitor, and why. */
export type ConsentState =
  /** The browser sends Global Privacy Control: nothing, and nobody asks. */
  | { kind: 'signal' }
  /** The law asks first, and the visitor has not answered: nothing until then. */
  | { kind: 'asked' }
  /** The law lets the visitor refuse, and the visitor has not: everything. */
  | { kind: 'unasked' }
  | { kind: 'chosen'; choice: ConsentChoice }
  /** A choice that cannot be read, where the law asks nobody: it may have been a refusal, so nothing. */
  | { kind: 'unreadable' };

/**
 * How long a browser keeps a choice, in days. Where the law asks first, six months, and then it asks again (CNIL,
 * deliberation 2020-092). Elsewhere a refusal has no end, and nobody may ask again within twelve months (California, 11
 * CCR 7026(k)): 400 days are the most that a browser keeps a cookie, and each visit begins them anew.
 */
export const choiceDays: Readonly<Record<ConsentRule, number>> = { ask: 182, optOut: 400 };

/** Decides what is allowed. A signal of the browser wins over every choice. */
export function consentState(visitor: {
  rule: ConsentRule;
  sendsSignal: boolean;
  choice: ConsentChoice | 'unreadable' | undefined;
  nowMs: number;
}): ConsentState {
  const { rule, sendsSignal, choice, nowMs } = visitor;
  if (sendsSignal) return { kind: 'signal' };
  if (rule === 'optOut') {
    if (choice === undefined) return { kind: 'unasked' };
    return choice === 'unreadable' ? { kind: 'unreadable' } : { kind: 'chosen', choice };
  }
  if (choice === undefined || choice === 'unreadable') return { kind: 'asked' };
  const age = choiceAgeDays(choice, nowMs);
  return age >= -1 && age <= choiceDays.ask ? { kind: 'chosen', choice } : { kind: 'asked' };
}

/** The purposes that a state allows. */
export function allowedPurposes(state: ConsentState): readonly Purpose[] {
  switch (state.kind) {
    case 'unasked':
      return consentPurposes;
    case 'chosen':
      return state.choice.purposes;
    case 'signal':
    case 'asked':
    case 'unreadable':
      return [];
  }
}
