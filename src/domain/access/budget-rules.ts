import type { BudgetPurpose } from '../../contracts/platform/platform-operation.ts';
import type { AttemptRuleName } from './attempt-window.ts';

/**
 * The counters a budget has: of the account from one network, of the account from everywhere, of the network over all
 * accounts; and of a browser that signed in to the account before, which then stands for the other three.
 */
export type BudgetRules = {
  accountFromNetwork?: AttemptRuleName;
  account?: AttemptRuleName;
  network: AttemptRuleName;
  device?: AttemptRuleName;
};

const guesses = {
  accountFromNetwork: 'accountFromNetwork',
  account: 'account',
  network: 'network',
  device: 'device',
} as const;

/** Whose budgets count a browser apart that signed in to the account before. */
export const devicePurposes = ['password', 'code'] as const satisfies readonly BudgetPurpose[];

/** The budget of every purpose. What guesses shares the counter of its network. */
export const budgetRules: Readonly<Record<BudgetPurpose, BudgetRules>> = {
  password: guesses,
  code: guesses,
  // Nobody guesses such a token; whoever sends wrong ones must not keep the owner's link from working elsewhere.
  mailedLink: { accountFromNetwork: 'accountFromNetwork', network: 'network' },
  identity: { network: 'network' },
  sso: { network: 'network' },
  codeMail: { account: 'codeMail', network: 'codeNetwork' },
  resetMail: { account: 'recoveryMail', network: 'recoveryNetwork' },
};
