import { loadScript } from '../billing/load-script.ts';
import { reportIfMissing } from '../page/provider-missing.ts';

/** The URL of Google Pay's script, and the CSP nonce of its styles. */
export type GooglePayLibrary = { script: string; styleNonce: string };

/**
 * Loads Google Pay's script before Recurly's library does, because Recurly passes no nonce. Every `PaymentsClient` then
 * sets the nonce of Google's `PaymentOptions` on the styles it adds, as the page's CSP requires.
 */
export async function loadGooglePay({ script, styleNonce }: GooglePayLibrary): Promise<void> {
  await reportIfMissing(
    'googlePay',
    loadScript(script, () => clientOf(googlePayApi()) !== undefined),
  );
  const api = googlePayApi();
  const client = clientOf(api);
  if (!api || !client) return;
  const construct: ProxyHandler<typeof client>['construct'] = (target, [options]) =>
    Reflect.construct(target, [{ ...options, nonce: styleNonce }]);
  Reflect.set(api, 'PaymentsClient', new Proxy(client, { construct }));
}

function clientOf(api: object | undefined): (new (options: object) => object) | undefined {
  const client: unknown = api && Reflect.get(api, 'PaymentsClient');
  return isClass(client) ? client : undefined;
}

function isClass(value: unknown): value is new (options: object) => object {
  return typeof value === 'function';
}

/** Returns `google.payments.api`, if it exists. */
function googlePayApi(): object | undefined {
  let library: unknown = window;
  for (const name of ['google', 'payments', 'api']) {
    if (typeof library !== 'object' || library === null) return undefined;
    library = Reflect.get(library, name);
  }
  return typeof library === 'object' && library !== null ? library : undefined;
}
