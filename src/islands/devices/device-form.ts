import { fillIn } from '../../copy/fill-in.ts';
import { DEVICE_FIELD } from '../../contracts/devices/device-field.ts';
import { type DeviceVerdict, deviceChoice } from '../../domain/devices/device-choice.ts';

/**
 * Helps with the choice of devices (spec subscriptions-and-money.md section 2, Manage devices): counts, keeps the button
 * until something has changed, opens the dialogs before anything is sent, and sends once. The server decides by the same
 * rule; without this the form works as it stands.
 */
export function watchDeviceForm(form: HTMLFormElement): void {
  const boxes = [...form.querySelectorAll<HTMLInputElement>(`input[name=${DEVICE_FIELD}]`)];
  const button = form.querySelector('button');
  const count = form.querySelector<HTMLElement>('.device-count');
  const saving = dialogOf('device-saving');
  const mode = form.dataset['mode'] === 'next' ? 'next' : 'save';
  const limit = Number(form.dataset['limit']);
  let sent = false;
  /** The device that was one too many. */
  let tooMany: HTMLInputElement | undefined;

  function verdict(confirmed: boolean): DeviceVerdict {
    const ids = (among: HTMLInputElement[]) => among.map(({ value }) => value);
    return deviceChoice({
      mode,
      chosen: ids(boxes.filter(({ checked }) => checked)),
      choosable: ids(boxes),
      held: ids(boxes.filter((box) => 'held' in box.dataset)),
      limit,
      confirmed,
    });
  }

  function look(): void {
    const { kind, deviceIds } = verdict(false);
    if (button) button.disabled = kind === 'unchanged';
    if (!count) return;
    const text = fillIn(form.dataset['count'] ?? '', { selected: deviceIds.length, limit });
    if (count.textContent?.trim() !== text) count.textContent = text;
    count.classList.toggle('over', deviceIds.length > limit);
    count.hidden = false;
  }

  /** Opens what there is to say; true where the choice may be sent. */
  function mayGo(confirmed: boolean): boolean {
    const found = verdict(confirmed);
    switch (found.kind) {
      case 'overLimit':
        show('device-limit');
        return false;
      case 'nothingChosen':
        show('device-nothing');
        return false;
      case 'confirmLoss':
        listRemoved(boxes.filter(({ value }) => found.removed.includes(value)));
        show('device-loss');
        return false;
      case 'unchanged':
        return false;
      case 'unknownDevice':
      case 'take':
        return true;
    }
  }

  form.addEventListener('change', ({ target }) => {
    look();
    if (!(target instanceof HTMLInputElement) || !target.checked) return;
    if (verdict(false).kind !== 'overLimit') return;
    tooMany = target;
    show('device-limit');
  });
  dialogOf('device-limit')?.addEventListener('close', () => {
    if (tooMany) tooMany.checked = false;
    tooMany = undefined;
    look();
  });
  form.addEventListener('submit', (event) => {
    const { submitter } = event;
    const confirmed = submitter instanceof HTMLButtonElement && submitter.name === 'confirmed';
    if (sent || !mayGo(confirmed)) return event.preventDefault();
    sent = true;
    dialogOf('device-loss')?.close();
    saving?.showModal();
  });
  saving?.addEventListener('cancel', (event) => event.preventDefault());
  // The browser may bring an old page back, with what was ticked.
  window.addEventListener('pageshow', () => {
    sent = false;
    saving?.close();
    look();
  });
  takeOverDialogs();
  look();
}

function dialogOf(id: string): HTMLDialogElement | undefined {
  const dialog = document.getElementById(id);
  return dialog instanceof HTMLDialogElement ? dialog : undefined;
}

function show(id: string): void {
  const dialog = dialogOf(id);
  if (dialog && !dialog.open) dialog.showModal();
}

/** Makes what the server left open modal, and lets the dismissing links close instead of leading away. */
function takeOverDialogs(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('.device-dialogs > dialog')) {
    if (dialog.open) {
      // Not `close()`: that would be heard as the person's answer.
      dialog.removeAttribute('open');
      dialog.showModal();
    }
    const link = dialog.querySelector<HTMLAnchorElement>('a[data-dismiss]');
    link?.addEventListener('click', (event) => {
      event.preventDefault();
      dialog.close();
    });
    dialog.addEventListener('close', () => {
      // Said once: a reload keeps the choice and does not ask again.
      const isAsked = new URLSearchParams(window.location.search).get('draft') === 'asked';
      if (link && isAsked) window.history.replaceState(null, '', link.href);
    });
  }
  if (dialogOf('device-failed')?.open) void tellApp();
}

/** Tells the native app around the page, if any; most pages have none, and need not load what speaks to it. */
async function tellApp(): Promise<void> {
  if (!document.querySelector('[data-native-source]')) return;
  const { pageBridge } = await import('../page/page-bridge.ts');
  pageBridge().send({ event: 'subscriptionsFlowError', code: 'devices-not-saved' });
}

/** Names the devices that would lose their history. */
function listRemoved(boxes: HTMLInputElement[]): void {
  const list = document.querySelector('.device-removed');
  list?.replaceChildren(
    ...boxes.map((box) => {
      const row = document.createElement('li');
      const name = document.createElement('bdi');
      name.textContent = box.labels?.[0]?.querySelector('.device > [dir]')?.textContent ?? '';
      row.appendChild(name);
      return row;
    }),
  );
}
