/**
 * What Google's tags may do by each word of their consent mode, and the purpose that allows it. Every word is said,
 * because a tag takes a word that is not said for granted.
 */
const consentMode = {
  ad_storage: 'advertising',
  ad_user_data: 'advertising',
  ad_personalization: 'advertising',
  analytics_storage: 'measuring',
} as const;

/**
 * Loads the page's tag scripts after the page. `data-tags` has their URLs and `data-purposes` what the visitor lets them
 * do, both separated by spaces. The tags are told before the first of them loads.
 */
export function loadTags(element: HTMLElement): void {
  const words = (name: string) => (element.dataset[name] ?? '').split(' ').filter(Boolean);
  const allowed = words('purposes');
  const layer: unknown[] = [];
  Object.assign(window, { dataLayer: layer });
  const consents = Object.entries(consentMode).map(([word, purpose]) => [
    word,
    allowed.includes(purpose) ? 'granted' : 'denied',
  ]);
  layer.push(argumentsOf('consent', 'default', Object.fromEntries(consents)));
  layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  for (const address of words('tags')) {
    const script = document.createElement('script');
    script.async = true;
    script.src = address;
    document.head.appendChild(script);
  }
}

/** The tag manager takes a command only as the `arguments` of a function; it ignores a list. */
function argumentsOf(..._command: unknown[]): unknown {
  return arguments;
}
