import type { BudgetName } from '../../domain/access/budget-rules.ts';

/** What docs/security.md says of a kind of letter, and the budget that bounds it. */
type LetterKindFacts = {
  /** Who can make it go, and to whom it goes. */
  sentBy: string;
  goesTo: string;
  /** The budget that it spends; undefined for one that needs none, because `often` says what bounds it. */
  budget: BudgetName | undefined;
  often: string;
  /** What in it somebody else than its reader may have written. */
  holds: string;
};

/** Every kind of letter that the portal sends. Its key names it in the log and in the sandbox's outbox. */
export const letterKinds = {
  declaration: {
    sentBy: 'anybody, without a sign-in',
    goesTo: 'the support of the brand',
    budget: 'declaration',
    often: 'once for each declaration',
    holds:
      'name, address, contract and reason as they were typed: each line begins with `> `, links are defanged, and it says whether the browser has signed in to the account of that address. The answer goes to the typed address',
  },
  receipt: {
    sentBy: 'anybody, without a sign-in',
    goesTo: 'the address that was typed',
    budget: 'receipt',
    often: 'once for each declaration that reached support',
    holds:
      'name and contract as they were typed, below the sentence that somebody wrote them, also in the brand’s language where the browser is not known: each line begins with `> `, links and numbers are defanged',
  },
  deletion: {
    sentBy: 'the signed-in owner of the account, who has just proved who they are',
    goesTo: 'the address of the account',
    budget: undefined,
    often: 'once for each deletion that the platform takes',
    holds: 'nothing: the plans are those of the platform',
  },
} as const satisfies Record<string, LetterKindFacts>;

export type LetterKind = keyof typeof letterKinds;
