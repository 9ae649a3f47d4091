import { copyFor } from '../../copy/copy.ts';
import type { RequestContext } from './request-context.ts';

/** Where the brand's app is, as the stores name themselves; undefined where it has none. */
export function appStores({ brand, locale }: RequestContext) {
  const copy = copyFor('signIn', locale.language, brand);
  return (
    brand.apps && [
      {
        store: 'googlePlay' as const,
        href: brand.apps.android,
        label: copy.googlePlay,
        name: copy.googlePlayName,
      },
      { store: 'appStore' as const, href: brand.apps.ios, label: copy.appStore, name: copy.appStoreName },
    ]
  );
}
