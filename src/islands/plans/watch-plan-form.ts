/**
 * Makes the chooser come alive: Change Plan can be pressed once another plan than today's is selected, and says Current
 * Plan where that is a legacy one (spec subscriptions-and-money.md section 2). On a narrow screen the selected card is in
 * view from the start.
 */
export function watchPlanForm(form: HTMLFormElement): void {
  const button = form.querySelector<HTMLButtonElement>('button[data-change]');
  const text = button?.querySelector('.button-text');

  function selected(): HTMLInputElement | null {
    return form.querySelector<HTMLInputElement>('input[name=planId]:checked');
  }

  function look(): void {
    const plan = selected();
    if (!button || !text) return;
    const isToday = plan?.hasAttribute('data-today') ?? false;
    const isLegacy = plan?.hasAttribute('data-legacy') ?? false;
    button.disabled = plan === null || isToday;
    text.textContent = (isToday && isLegacy ? button.dataset['current'] : button.dataset['change']) ?? '';
  }

  form.addEventListener('change', () => {
    look();
    selected()?.closest('.plan-offer')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  });
  // The browser brings a selection back after the script has run: on reload, and on the way back.
  window.addEventListener('pageshow', look);
  look();
  const card = selected()?.closest<HTMLElement>('.plan-offer');
  const row = card?.parentElement;
  if (card && row) row.scrollLeft += card.getBoundingClientRect().left - row.getBoundingClientRect().left;
}
