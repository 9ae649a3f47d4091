// Stands in for Braintree's libraries, and for Cardinal's, which they load: calls from the page, then forms that are
// posted to the bank, over the whole page. The test system has hosts of its own.
(() => {
  const { host, load, overlay, askInTurn }: StandIns.Bank = Reflect.get(window, 'standInBank');
  const isLive = host('bank').startsWith('https:');
  const [api, analytics, cardinal] = isLive
    ? (['api', 'client-analytics', 'songbird'] as const)
    : (['api.sandbox', 'client-analytics.sandbox', 'songbirdstag'] as const);

  const strategy: StandIns.Strategy = async (challenge, _container, ready) => {
    const container = overlay();
    const token = `/sandbox/recurly/tokens/${challenge.id}`;
    for (const name of [`${api}.braintreegateway`, `${analytics}.braintreegateway`, 'payments.braintree-api'])
      await fetch(host(name) + token);
    await load(`${host('js.braintreegateway')}/sandbox/recurly/three-d-secure.js`);
    await load(`${host(`${cardinal}.cardinalcommerce`)}/sandbox/recurly/songbird.js`);
    await fetch(host('centinelapi.cardinalcommerce') + token);
    const last = await askInTurn({ challenge, container, by: 'form', ready }, host('bank'));
    container.remove();
    return last;
  };
  Object.assign(window, { standInGateway: strategy });
})();
