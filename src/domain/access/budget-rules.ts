import type { BudgetPurpose } from '../../contracts/platform/platform-operation.ts';
import type { AttemptRuleName } from './attempt-window.ts';

/** Whose a counter is; the words head the columns of docs/security.md. */
export const counterOwners = {
  network: 'a network',
  /** One account from one network. */
  accountFromNetwork: 'an account, from one network',
  account: 'an account',
  /** However the address of a mailbox is spelled (`reachedMailbox`). */
  mailbox: 'a mailbox',
  /** A brand over all networks. */
  brand: 'a brand',
  /** A browser that signed in to the account before. Where a budget has it, such a browser uses no counter of others. */
  knownBrowser: 'a known browser',
  /** Where these have used up their places, each of them counts as a browser that is not known. */
  knownBrowsers: 'all known browsers of an account',
} as const;
export type CounterOwner = keyof typeof counterOwners;

/** The counters of a budget, each with its rules, and what docs/security.md says of it. */
export type BudgetRules = {
  counters: Partial<Record<CounterOwner, readonly AttemptRuleName[]>>;
  /** What takes a place for good. */
  counts: string;
  /** Who can use it up. */
  spentBy: string;
  /** What a person sees where it is used up. */
  shown: string;
};

/** What a budget is for: a call of the platform, a declaration, or its receipt, which goes to an address that somebody typed. */
export type BudgetName = BudgetPurpose | 'declaration' | 'receipt';

/** All purposes that count guesses share the counter of the network. */
const guesses = {
  accountFromNetwork: ['accountFromNetwork'],
  account: ['account'],
  network: ['network'],
  knownBrowser: ['knownBrowser'],
  knownBrowsers: ['account'],
} as const satisfies BudgetRules['counters'];
const wait = 'how many minutes to wait';

/** The budget of each purpose. A known browser is asked by its own counters alone. */
export const budgetRules: Readonly<Record<BudgetName, BudgetRules>> = {
  password: {
    counters: guesses,
    counts: 'wrong ones, in a sign-in, a linking, or before a deletion',
    spentBy: 'anybody who knows the address of the account',
    shown: wait,
  },
  code: {
    counters: guesses,
    counts: 'wrong ones, in a sign-in or a linking',
    spentBy: 'anybody who knows the password',
    shown: wait,
  },
  // No `account` counter: such a token cannot be guessed, and wrong tokens from a stranger must not block the owner's
  // link.
  mailedLink: {
    counters: {
      accountFromNetwork: ['accountFromNetwork'],
      network: ['network'],
      knownBrowser: ['knownBrowser'],
    },
    counts: 'wrong ones',
    spentBy: 'anybody in the same network',
    shown: 'that it did not work now, and that the link may be tried again',
  },
  identity: {
    counters: { network: ['network'] },
    counts: 'wrong ones, of Google and Apple',
    spentBy: 'anybody in the same network',
    shown: wait,
  },
  sso: {
    counters: { network: ['network'] },
    counts: 'wrong ones',
    spentBy: 'anybody in the same network',
    shown: 'the page for signing in, which says that the link did not work',
  },
  codeMail: {
    counters: { account: ['codeMail'], network: ['codeNetwork'], knownBrowser: ['codeMail'] },
    counts: 'every request for another code',
    spentBy: 'anybody who knows the password',
    shown: 'that too many codes were asked for, and to wait ten minutes',
  },
  resetMail: {
    counters: {
      mailbox: ['recoveryMail', 'recoveryMailOfDay'],
      network: ['recoveryNetwork'],
      knownBrowser: ['recoveryMail', 'recoveryMailOfDay'],
      knownBrowsers: ['knownBrowsersOfDay'],
    },
    counts: 'every request for a link',
    spentBy: 'anybody who knows the address',
    shown:
      'nothing, so that nobody learns which addresses have an account; after “This wasn’t me”, that the newest link in the inbox is to be used',
  },
  declaration: {
    counters: {
      network: ['declarations'],
      brand: ['declarationsOfBrand'],
      knownBrowser: ['declarations'],
      knownBrowsers: ['knownBrowsersOfDay'],
    },
    counts: 'every declaration that reached support',
    spentBy: 'anybody, for whoever has not signed in with this browser before',
    shown: 'that nothing was sent; everything that was typed, and a prepared mail to support',
  },
  receipt: {
    counters: {
      mailbox: ['receiptsOfDay'],
      brand: ['receiptsOfBrand'],
      knownBrowser: ['receiptsOfDay'],
      knownBrowsers: ['knownBrowsersOfDay'],
    },
    counts: 'every receipt that may have been mailed',
    spentBy: 'anybody, for whoever has not signed in with this browser before',
    shown: 'that the declaration has arrived and no receipt was mailed; the page is the proof',
  },
};
