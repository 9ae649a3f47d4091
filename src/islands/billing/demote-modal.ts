/**
 * Lets a frame that a provider adds to the page, outside of the dialog around `container`, be seen and used: a modal
 * dialog would cover it and keep it inert. The dialog then stays open without being modal. Stops when the signal is
 * aborted.
 */
export function demoteModal(container: HTMLElement, signal: AbortSignal): void {
  const dialog = container.closest('dialog');
  if (!dialog) return;
  const watch = new MutationObserver((records) => {
    const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
    if (!added.some((node) => !dialog.contains(node) && holdsFrame(node)) || !dialog.matches(':modal'))
      return;
    dialog.close();
    dialog.dataset['under'] = '';
    dialog.show();
  });
  watch.observe(document.body, { childList: true, subtree: true });
  signal.addEventListener('abort', () => watch.disconnect(), { once: true });
}

function holdsFrame(node: Node): boolean {
  return node instanceof Element && (node.matches('iframe') || node.querySelector('iframe') !== null);
}
