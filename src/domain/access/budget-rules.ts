import type { BudgetPurpose } from '../../contracts/platform/platform-operation.ts';
import type { AttemptRuleName } from './attempt-window.ts';

/**
 * The counters of a budget: one account from one network, one account from everywhere (by one rule or several), and one
 * network over all accounts. `knownBrowser` counts a browser that signed in to the account before; such a browser uses
 * this counter only.
 */
export type BudgetRules = {
  accountFromNetwork?: AttemptRuleName;
  account?: AttemptRuleName | readonly AttemptRuleName[];
  network: AttemptRuleName;
  knownBrowser?: AttemptRuleName;
};

/** What a budget is for: a call of the platform, or a declaration, which mails an address that a person typed. */
export type BudgetName = BudgetPurpose | 'declaration';

const guesses = {
  accountFromNetwork: 'accountFromNetwork',
  account: 'account',
  network: 'network',
  knownBrowser: 'knownBrowser',
} as const;

/** Purposes that count a browser that signed in to the account before by itself. */
export const knownBrowserPurposes = ['password', 'code'] as const satisfies readonly BudgetPurpose[];

/** The counters of each purpose. All purposes that count guesses share the counter of the network. */
export const budgetRules: Readonly<Record<BudgetName, BudgetRules>> = {
  password: guesses,
  code: guesses,
  // No `account` counter: such a token cannot be guessed, and wrong tokens from a stranger must not block the owner's
  // link.
  mailedLink: { accountFromNetwork: 'accountFromNetwork', network: 'network' },
  identity: { network: 'network' },
  sso: { network: 'network' },
  codeMail: { account: 'codeMail', network: 'codeNetwork' },
  resetMail: { account: ['recoveryMail', 'recoveryMailOfDay'], network: 'recoveryNetwork' },
  declaration: { account: 'declarationOfDay', network: 'declarationNetwork' },
};
