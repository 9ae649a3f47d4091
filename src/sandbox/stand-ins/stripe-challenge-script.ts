// Stands in for Stripe.js where Recurly loads it for a challenge: it asks its API, then shows frames of its own, over
// the whole page.
(() => {
  const { host, overlay, askInTurn }: StandIns.Bank = Reflect.get(window, 'standInBank');

  const strategy: StandIns.Strategy = async (challenge, _container, ready) => {
    const container = overlay();
    await fetch(`${host('api.stripe')}/sandbox/recurly/tokens/${challenge.id}`);
    const shown = { challenge, container, by: 'address', ready } as const;
    const last = await askInTurn(shown, host('js.stripe'), host('hooks.stripe'));
    container.remove();
    return last;
  };
  Object.assign(window, { standInGateway: strategy });
})();
