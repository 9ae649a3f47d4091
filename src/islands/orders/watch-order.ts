/**
 * Helps with the order summary (spec subscriptions-and-money.md sections 2 and 5): the button waits for the terms and says
 * why, the order is sent once, Apply waits for a code, and Enter in the code's field does not submit. Without it the forms
 * work as they stand.
 */
export function watchOrder(): void {
  const order = document.querySelector<HTMLFormElement>('form[data-order]');
  if (order) watchTerms(order);
  const promo = document.querySelector<HTMLFormElement>('form[data-promo]');
  if (promo) watchPromo(promo);
}

function watchTerms(form: HTMLFormElement): void {
  const terms = form.querySelector<HTMLInputElement>('input[name=terms]');
  const holder = form.querySelector<HTMLElement>('.order-submit');
  const button = holder?.querySelector('button');
  const busy = document.getElementById('order-busy');
  if (!terms || !holder || !button) return;
  let sent = false;
  const look = () => {
    button.disabled = !terms.checked;
    holder.title = terms.checked ? '' : (holder.dataset['hint'] ?? '');
  };
  terms.addEventListener('change', look);
  form.addEventListener('submit', (event) => {
    if (sent) return event.preventDefault();
    sent = true;
    if (busy instanceof HTMLDialogElement) {
      busy.addEventListener('cancel', (cancel) => cancel.preventDefault());
      busy.showModal();
    }
  });
  window.addEventListener('pageshow', () => {
    sent = false;
    if (busy instanceof HTMLDialogElement) busy.close();
    look();
  });
  look();
}

function watchPromo(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLInputElement>('input[name=code]');
  const button = form.querySelector('button');
  if (!field || !button) return;
  const look = () => {
    button.disabled = field.value.trim() === '';
  };
  field.addEventListener('input', look);
  field.addEventListener('keydown', (event) => {
    if (event.code === 'Enter' || event.code === 'NumpadEnter') event.preventDefault();
  });
  window.addEventListener('pageshow', look);
  look();
}
