import { pathTo } from '../../domain/pages/path-to.ts';
/** Where the provider's page leads a person back who paid an order there. */
export const BACK_FROM_ORDER = pathTo('myPlan', { done: 'ordered' });
/** Where the provider's page for another card leads back, whatever the person did there. */
export const BACK_FROM_CARD = pathTo('payment', { done: 'card' });

/** Says from which page of the provider a return route leads back; undefined for any other route. */
export function backFromProvider(route: string | undefined): 'order' | 'card' | undefined {
  if (route === BACK_FROM_ORDER) return 'order';
  return route === BACK_FROM_CARD ? 'card' : undefined;
}
