import { inTime, loadScript } from './load-script.ts';
import { recurlyWith } from './recurly.ts';

/**
 * Has the bank ask the person (spec subscriptions-and-money.md section 4, 3-D secure). What comes of it goes into the form
 * of the dialog, else into the order's, which is sent then. What cannot be carried out is said, with the way to another card.
 */
export function startChallenge(dialog: HTMLDialogElement): void {
  const { script, key = '', action = '' } = dialog.dataset;
  const frame = dialog.querySelector<HTMLElement>('.challenge-frame');
  const again = dialog.querySelector<HTMLButtonElement>('[data-again]');
  // What the server left open becomes modal; it ends by the bank's answer or by choosing another card.
  dialog.removeAttribute('open');
  dialog.showModal();
  dialog.addEventListener('cancel', (event) => event.preventDefault());
  if (script === undefined || !frame) return;
  const waiting = [...frame.children];

  async function ask(): Promise<void> {
    if (!frame || script === undefined) return;
    show('frame');
    frame.replaceChildren(...waiting);
    try {
      await loadScript(script, () => typeof window.recurly?.configure === 'function');
      const recurly = recurlyWith(key);
      if (!recurly) throw new Error('Recurly is not there');
      // One challenge for each of these: a second one on the same throws.
      const challenge = recurly.Risk().ThreeDSecure({ actionTokenId: action, challengeWindowSize: '02' });
      const ready = new Promise<void>((resolve) => {
        challenge.on('ready', () => resolve());
        challenge.on('error', ({ code }) => {
          console.info('The challenge was not passed:', code ?? 'unknown');
          challenge.remove();
          show('failed');
          resolve();
        });
        challenge.on('token', ({ id }) => {
          resolve();
          send(dialog, id);
        });
      });
      challenge.attach(frame);
      await inTime(ready);
      for (const element of waiting) element.remove();
    } catch (error) {
      console.info('The challenge cannot be carried out:', String(error));
      show('unavailable');
    }
  }

  function show(what: 'frame' | 'failed' | 'unavailable'): void {
    if (frame) frame.hidden = what !== 'frame';
    for (const name of ['failed', 'unavailable'] as const) {
      const alert = dialog.querySelector<HTMLElement>(`[data-${name}]`);
      if (!alert) continue;
      alert.hidden = what !== name;
      if (what === name) alert.focus();
    }
    if (again) again.hidden = what !== 'unavailable';
  }

  again?.addEventListener('click', () => void ask());
  void ask();
}

/** Sends the form the challenge is about, with its result. */
function send(dialog: HTMLDialogElement, resultToken: string): void {
  const own = dialog.querySelector<HTMLFormElement>('form[data-challenge-form]');
  const form = own ?? document.querySelector<HTMLFormElement>('form[data-order]');
  if (!form) return;
  const result = document.createElement('input');
  result.type = 'hidden';
  result.name = 'actionResultTokenId';
  result.value = resultToken;
  form.appendChild(result);
  // Without the terms there would have been no challenge.
  const terms = form.querySelector<HTMLInputElement>('input[name=terms]');
  if (terms) terms.checked = true;
  dialog.close();
  form.requestSubmit();
}
