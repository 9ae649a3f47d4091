import type { RequestContext } from '../request/request-context.ts';

/**
 * Returns the stores that have the brand's app, with the words of their badges; undefined where the brand has no app.
 */
export function appStores(context: RequestContext) {
  const { brand } = context;
  const copy = context.copy('signIn');
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
