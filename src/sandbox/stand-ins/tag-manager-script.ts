// Stands in for a brand's tag manager: marks the page, and sends to a host of its own what the consent in the data layer
// lets it send, as Google's tags do: a measurement by a request, an advertisement by an image.
(() => {
  document.documentElement.dataset['tagManager'] = 'loaded';
  const layer: unknown = Reflect.get(window, 'dataLayer');
  const commands = Array.isArray(layer) ? layer.filter(isCommand) : [];
  const [, , consent] = commands.find(([what, when]) => what === 'consent' && when === 'default') ?? [];
  // Without a command, Google's tags take everything for granted.
  const allows = (word: string) =>
    typeof consent !== 'object' || consent === null || Reflect.get(consent, word) !== 'denied';
  const host = `http://tags.localhost:${window.location.port}`;
  const title = encodeURIComponent(document.title);
  if (allows('analytics_storage'))
    fetch(`${host}/sandbox/tags/measured?title=${title}`, { mode: 'no-cors', keepalive: true }).catch(
      (error) => console.warn('The sandbox took no measurement.', error),
    );
  if (allows('ad_storage')) new Image().src = `${host}/sandbox/tags/advertised?title=${title}`;

  /** Google's tag manager knows a command by its type: the `arguments` of a function. */
  function isCommand(entry: unknown): entry is ArrayLike<unknown> & Iterable<unknown> {
    return Object.prototype.toString.call(entry) === '[object Arguments]';
  }
})();
