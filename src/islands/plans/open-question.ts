/**
 * Puts the question before everything else. Not Now, and Escape, close it where it stands and leave the plan selected; the
 * address says so, and a page brought back from the browser's cache asks no more.
 */
export function openQuestion(dialog: HTMLDialogElement, notNow: HTMLAnchorElement): void {
  dialog.close();
  dialog.showModal();
  notNow.addEventListener('click', (event) => {
    event.preventDefault();
    dialog.close();
  });
  dialog.addEventListener('close', () => window.history.replaceState(null, '', notNow.href));
}
