import type { ProviderName } from '../../contracts/browser-report.ts';

/** The event on the window that says that a provider is missing; `report-errors.ts` reports it to the edge. */
export const PROVIDER_MISSING = 'provider-missing';

/** Tells that what a provider's script brings is missing on this page. */
export function reportMissing(provider: ProviderName): void {
  dispatchEvent(new CustomEvent(PROVIDER_MISSING, { detail: provider }));
}

/** Settles as `work` does, which loads a provider's script; where it rejects, that is told. */
export async function reportIfMissing<T>(provider: ProviderName, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    reportMissing(provider);
    throw error;
  }
}
