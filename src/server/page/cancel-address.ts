import type { Brand } from '../../brands/brand-schema.ts';

/** Returns where a subscription is cancelled: on its page of Cancel Plan, else where the brand's file says. */
export function cancelAddress(
  { features, sells }: Pick<Brand, 'features' | 'sells'>,
  subscriptionId: string,
): string {
  const query = new URLSearchParams({ subscriptionId });
  return features.cancelPlan || sells.cancelAt === undefined ? `/cancel-plan?${query}` : sells.cancelAt;
}
