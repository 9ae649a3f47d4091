/** Loads the page's tag scripts after the page; `data-tags` has their URLs, separated by spaces. */
export function loadTags(element: HTMLElement): void {
  const layer: unknown[] = [{ 'gtm.start': Date.now(), event: 'gtm.js' }];
  Object.assign(window, { dataLayer: layer });
  for (const address of (element.dataset['tags'] ?? '').split(' ').filter(Boolean)) {
    const script = document.createElement('script');
    script.async = true;
    script.src = address;
    document.head.appendChild(script);
  }
}
