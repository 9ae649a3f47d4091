import type { Store } from '../../contracts/plans/biller.ts';
import { copyFor } from '../../copy/copy.ts';
import { fillIn } from '../../copy/fill-in.ts';
import { mailLink } from '../page/links.ts';
import type { RequestContext } from '../request/request-context.ts';

/** Where Apple lets a person see, and end, what is billed through it. */
export const APPLE_SUBSCRIPTIONS = 'https://apps.apple.com/account/subscriptions';

/** What is said of a plan that the brand does not bill: by whom it is, and where it is changed and ended. */
export type StoreText = {
  /** The name of the store, or that it is billed elsewhere. */
  by: string;
  title: string;
  text: string;
  /** The support, where nobody knows who bills. */
  support: { href: string; label: string } | undefined;
};

/** Returns what is said of a plan that a store bills. */
export function storeText(
  store: Store,
  { brand, locale }: Pick<RequestContext, 'brand' | 'locale'>,
): StoreText {
  const copy = copyFor('myPlan', locale.language, brand);
  switch (store.kind) {
    case 'apple': {
      const app = brand.apps?.name ?? brand.displayName;
      const text = fillIn(copy.appleText, { app });
      return { by: copy.billedByApple, title: copy.appleTitle, text, support: undefined };
    }
    case 'store': {
      const { name } = store;
      const title = fillIn(copy.storeTitle, { store: name });
      return { by: name, title, text: fillIn(copy.storeText, { store: name }), support: undefined };
    }
    case 'unknown': {
      const subject = copyFor('problem', locale.language, brand).supportSubjectPlain;
      const support = { href: mailLink(brand.support.email, subject), label: copy.openSupport };
      return { by: copy.elsewhereTitle, title: copy.elsewhereTitle, text: copy.elsewhereText, support };
    }
  }
}
