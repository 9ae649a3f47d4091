// The script of the sandbox page: copies codes, and refreshes its lists.
(() => {
  const REFRESH_MS = 3_000;
  const COPIED_MS = 2_000;

  document.documentElement.classList.add('alive');

  document.addEventListener('click', async (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-copy]') : null;
    if (!button) return;
    const label = button.textContent;
    try {
      await navigator.clipboard.writeText(button.dataset.copy ?? '');
      button.textContent = 'Copied';
    } catch {
      button.textContent = 'Select and copy it, please';
    }
    setTimeout(() => (button.textContent = label), COPIED_MS);
  });

  /** True while somebody uses a list, which must then not be replaced. */
  function inUse(list: Element): boolean {
    const selection = document.getSelection();
    const selecting = selection !== null && !selection.isCollapsed && list.contains(selection.anchorNode);
    return selecting || list.contains(document.activeElement);
  }

  async function refresh() {
    if (document.visibilityState !== 'visible') return;
    const answer = await fetch('/sandbox');
    if (!answer.ok) return;
    const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html');
    for (const list of document.querySelectorAll('[data-live]')) {
      const other = fresh.getElementById(list.id);
      if (other && !inUse(list) && other.innerHTML !== list.innerHTML) list.replaceWith(other);
    }
  }

  async function keepFresh() {
    try {
      await refresh();
    } catch (error) {
      console.warn('The sandbox did not answer; trying again.', error);
    }
    setTimeout(keepFresh, REFRESH_MS);
  }

  setTimeout(keepFresh, REFRESH_MS);
})();
