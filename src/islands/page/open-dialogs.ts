/**
 * Opens the dialog that a link names in `data-opens`, in place of the page that asks the same without script. After the
 * dialog closes, the link has the focus again, in the menu that it is in.
 */
export function openDialogs(): void {
  document.addEventListener('click', (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || !(event.target instanceof Element)) return;
    const link = event.target.closest<HTMLElement>('a[data-opens]');
    const dialog = document.getElementById(link?.dataset['opens'] ?? '');
    if (!link || !(dialog instanceof HTMLDialogElement)) return;
    event.preventDefault();
    dialog.showModal();
    dialog.addEventListener('close', () => returnTo(link), { once: true });
  });
}

function returnTo(link: HTMLElement): void {
  // WebKit closes the menu with the dialog.
  const menu = link.closest<HTMLElement>('[popover]:not(:popover-open)');
  if (menu) {
    // The menu gives the focus back to what had it before.
    document.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]`)?.focus();
    menu.showPopover();
  }
  link.focus();
}
