/**
 * Follows the country (spec subscriptions-and-money.md section 2, Billing): another one resets postal code and state, and
 * the state is a choice in the US and free text elsewhere.
 */
export function watchCountry(form: HTMLFormElement): void {
  const country = form.querySelector<HTMLSelectElement>('select[name=country]');
  const postalCode = form.querySelector<HTMLInputElement>('input[name=postalCode]');
  const choice = form.querySelector<HTMLSelectElement>('select[name=state]');
  const text = form.querySelector<HTMLInputElement>('input[name=state]');
  if (!country || !postalCode || !choice || !text) return;

  function turn(field: HTMLSelectElement | HTMLInputElement, on: boolean): void {
    field.disabled = !on;
    const holder = field.closest<HTMLElement>('.field');
    if (holder) holder.hidden = !on;
  }

  function look(): void {
    const isUs = country?.value === 'US';
    if (choice) turn(choice, isUs);
    if (text) turn(text, !isUs);
  }

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
