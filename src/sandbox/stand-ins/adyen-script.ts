// Stands in for Adyen's library: forms of the page are posted to the bank, into frames that the library makes.
(() => {
  const { host, askInTurn }: StandIns.Bank = Reflect.get(window, 'standInBank');

  const strategy: StandIns.Strategy = (challenge, container, ready) =>
    askInTurn({ challenge, container, by: 'form', ready }, host('bank'));
  Object.assign(window, { standInGateway: strategy });
})();
