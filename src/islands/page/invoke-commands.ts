/**
 * Opens and closes modal dialogs by the buttons that name them, in a browser without invoker commands (Safari before 26.2).
 * There the buttons would open the dialog as a popover, which does not keep the focus inside.
 */
export function invokeCommands(): void {
  if ('commandForElement' in HTMLButtonElement.prototype) return;
  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const button = target?.closest<HTMLElement>('button[commandfor]');
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
    if (!button || !(dialog instanceof HTMLDialogElement)) return;
    event.preventDefault();
    if (button.getAttribute('command') === 'close') return dialog.close();
    dialog.showModal();
    // Escape also closes the menu behind the dialog there, and with it the button that takes the focus back.
    dialog.addEventListener('close', () => returnTo(button), { once: true });
  });
}

function returnTo(button: HTMLElement): void {
  const menu = button.closest<HTMLElement>('[popover]:not(:popover-open)');
  menu?.showPopover();
  button.focus();
}
