/**
 * Follows the country (spec subscriptions-and-money.md section 2, Billing): another one resets postal code and state, and
 * the state is a choice in the US and free text elsewhere.
 */
export function watchCountry(form: HTMLFormElement): void {
  const country = form.querySelector('select[name=country]');
  const postalCode = form.querySelector('input[name=postalCode]');
  const choice = form.querySelector('select[name=state]');
  const text = form.querySelector('input[name=state]');
  if (!(country instanceof HTMLSelectElement) || !(choice instanceof HTMLSelectElement)) return;
  if (!(postalCode instanceof HTMLInputElement) || !(text instanceof HTMLInputElement)) return;

  function turn(field: HTMLSelectElement | HTMLInputElement, on: boolean): void {
    field.disabled = !on;
    const holder = field.closest<HTMLElement>('.field');
    if (holder) holder.hidden = !on;
  }

  const look = () => {
    const isUs = country.value === 'US';
    turn(choice, isUs);
    turn(text, !isUs);
  };
  country.addEventListener('change', () => {
    postalCode.value = '';
    choice.value = '';
    text.value = '';
    look();
  });
  // The browser may bring an old page back, with the country that was chosen.
  window.addEventListener('pageshow', look);
  look();
}
