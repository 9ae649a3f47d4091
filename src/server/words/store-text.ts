import type { Store } from '../../contracts/plans/biller.ts';
import { fillIn } from '../../copy/fill-in.ts';
import { supportLink } from './mail-link.ts';
import type { Words } from '../request/words.ts';

const APPLE = 'Apple';

/** Where a store lets a person see, and end, what is billed through it, by its name; a device with its app opens the app. */
const storePages: ReadonlyMap<string, string> = new Map([
  [APPLE, 'https://apps.apple.com/account/subscriptions'],
  ['Google Play', 'https://play.google.com/store/account/subscriptions'],
]);

/** The name of a store; undefined where nobody knows it. Names of stores are not translated. */
export function storeName(store: Store): string | undefined {
  switch (store.kind) {
    case 'apple':
      return APPLE;
    case 'store':
      return store.name;
    case 'unknown':
      return undefined;
  }
}

/** What is said of a plan that the brand does not bill: by whom it is, and where it is changed and ended. */
export type StoreText = {
  /** The name of the store, or that it is billed elsewhere. */
  by: string;
  title: string;
  text: string;
  /** The list of subscriptions at the store, or the support where nobody knows who bills. */
  link: { href: string; label: string } | undefined;
};

/** Returns what is said of a plan that a store bills. */
export function storeText(store: Store, words: Words): StoreText {
  const copy = words.copy('myPlan');
  const link = storeLink(store, words);
  switch (store.kind) {
    case 'apple': {
      const text = fillIn(copy.appleText, { app: words.appName });
      return { by: APPLE, title: copy.appleTitle, text, link };
    }
    case 'store': {
      const { name } = store;
      const title = fillIn(copy.storeTitle, { store: name });
      return { by: name, title, text: fillIn(copy.storeText, { store: name }), link };
    }
    case 'unknown':
      return { by: copy.elsewhereTitle, title: copy.elsewhereTitle, text: copy.elsewhereText, link };
  }
}

/** Returns the link to the subscriptions of a person at a store, or to the support where nobody knows the store. */
export function storeLink(store: Store, words: Words): StoreText['link'] {
  const name = storeName(store);
  if (name === undefined) return supportLink(words);
  const href = storePages.get(name);
  const { storeLink: label } = words.copy('planBilling');
  return href === undefined ? undefined : { href, label: fillIn(label, { store: name }) };
}
