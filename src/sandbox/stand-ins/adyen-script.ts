// Stands in for Adyen's library: forms of the page are posted to the bank, into frames that the library makes.
(() => {
  const { host, ask }: StandIns.Bank = Reflect.get(window, 'standInBank');

  const strategy: StandIns.Strategy = async (challenge, container, ready) => {
    const posted = { challenge, container, at: host('bank'), by: 'form', ready } as const;
    const seen = await ask({ ...posted, step: 'fingerprint' });
    return seen.event === 'fingerprinted' ? ask({ ...posted, step: 'challenge' }) : seen;
  };
  Object.assign(window, { standInGateway: strategy });
})();
