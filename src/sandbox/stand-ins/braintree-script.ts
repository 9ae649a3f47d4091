// Stands in for Braintree's libraries, and for Cardinal's, which they load: calls from the page, then forms that are
// posted to the bank. The test system has hosts of its own.
(() => {
  const { host, load, ask }: StandIns.Bank = Reflect.get(window, 'standInBank');
  const isLive = host('bank').startsWith('https:');
  const [api, analytics, cardinal] = isLive
    ? (['api', 'client-analytics', 'songbird'] as const)
    : (['api.sandbox', 'client-analytics.sandbox', 'songbirdstag'] as const);

  const strategy: StandIns.Strategy = async (challenge, container, ready) => {
    const token = `/sandbox/recurly/tokens/${challenge.id}`;
    for (const name of [`${api}.braintreegateway`, `${analytics}.braintreegateway`, 'payments.braintree-api'])
      await fetch(host(name) + token);
    await load(`${host('js.braintreegateway')}/sandbox/recurly/three-d-secure.js`);
    await load(`${host(`${cardinal}.cardinalcommerce`)}/sandbox/recurly/songbird.js`);
    await fetch(host('centinelapi.cardinalcommerce') + token);
    const posted = { challenge, container, at: host('bank'), by: 'form', ready } as const;
    const seen = await ask({ ...posted, step: 'fingerprint' });
    return seen.event === 'fingerprinted' ? ask({ ...posted, step: 'challenge' }) : seen;
  };
  Object.assign(window, { standInGateway: strategy });
})();
