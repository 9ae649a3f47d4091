/**
 * Puts the question before everything else. Not Now, and Escape, close it where it stands and leave the plan selected; the
 * address says so, and a page brought back from the browser's cache asks no more.
 */
export function openQuestion(dialog: HTMLDialogElement, notNow: HTMLAnchorElement): void {
  // Not close(): that would tell the listener below that the question was answered.
  dialog.removeAttribute('open');
  dialog.showModal();
  notNow.addEventListener('click', (event) => {
    event.preventDefault();
    dialog.close();
  });
  dialog.addEventListener('close', () => window.history.replaceState(null, '', notNow.href));
}
