import { pageBridge } from '../page/page-bridge.ts';

/** Asks before the chooser is left by Back; without script the link leads to My Plan (spec subscriptions-and-money.md section 2). */
export function askBeforeBack(link: HTMLAnchorElement, dialog: HTMLDialogElement): void {
  link.addEventListener('click', (event) => {
    event.preventDefault();
    dialog.returnValue = '';
    dialog.showModal();
  });
  dialog.addEventListener('close', () => {
    if (dialog.returnValue !== 'back') return;
    if (pageBridge().send({ event: 'NAVIGATE_BACK' })) return;
    if (canGoBack()) window.history.back();
    else window.location.assign(link.href);
  });
}

/** True where there is a page of ours to go back to. */
function canGoBack(): boolean {
  const { navigation } = window;
  return navigation ? navigation.canGoBack : window.history.length > 1;
}
