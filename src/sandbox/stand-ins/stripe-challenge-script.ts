// Stands in for Stripe.js where Recurly loads it for a challenge: it asks its API, then shows frames of its own.
(() => {
  const { host, ask }: StandIns.Bank = Reflect.get(window, 'standInBank');

  const strategy: StandIns.Strategy = async (challenge, container, ready) => {
    await fetch(`${host('api.stripe')}/sandbox/recurly/tokens/${challenge.id}`);
    const shown = { challenge, container, by: 'address', ready } as const;
    const seen = await ask({ ...shown, at: host('js.stripe'), step: 'fingerprint' });
    if (seen.event !== 'fingerprinted') return seen;
    return ask({ ...shown, at: host('hooks.stripe'), step: 'challenge' });
  };
  Object.assign(window, { standInGateway: strategy });
})();
