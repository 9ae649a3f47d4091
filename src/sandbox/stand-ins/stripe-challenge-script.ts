// Stands in for Stripe.js where Recurly loads it for a challenge: it asks its API, then shows frames of its own, over
// the whole page.
(() => {
  const { host, overlay, ask }: StandIns.Bank = Reflect.get(window, 'standInBank');

  const strategy: StandIns.Strategy = async (challenge, _container, ready) => {
    const container = overlay();
    await fetch(`${host('api.stripe')}/sandbox/recurly/tokens/${challenge.id}`);
    const shown = { challenge, container, by: 'address', ready } as const;
    const seen = await ask({ ...shown, at: host('js.stripe'), step: 'fingerprint' });
    const last =
      seen.event === 'fingerprinted'
        ? await ask({ ...shown, at: host('hooks.stripe'), step: 'challenge' })
        : seen;
    container.remove();
    return last;
  };
  Object.assign(window, { standInGateway: strategy });
})();
