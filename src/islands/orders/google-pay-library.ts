import { loadScript } from '../billing/load-script.ts';

/** Where Google Pay's own script is, and the nonce its styles take. */
export type GooglePayLibrary = { script: string; styleNonce: string };

/**
 * Loads Google Pay's script before Recurly's library would, which gives it no nonce: each client made of it gives one to the styles it
 * writes into the page (`nonce` of Google's PaymentOptions), and the page's policy lets these through and no others.
 */
export async function loadGooglePay({ script, styleNonce }: GooglePayLibrary): Promise<void> {
  await loadScript(script, () => clientOf(googlePayApi()) !== undefined);
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

/** `google.payments.api`, where it is. */
function googlePayApi(): object | undefined {
  let found: unknown = window;
  for (const name of ['google', 'payments', 'api']) {
    if (typeof found !== 'object' || found === null) return undefined;
    found = Reflect.get(found, name);
  }
  return typeof found === 'object' && found !== null ? found : undefined;
}
