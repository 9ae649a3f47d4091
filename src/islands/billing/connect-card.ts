import type { CardFields } from './card-fields.ts';
import { recurlyCard } from './recurly-card.ts';
import { stripeCard } from './stripe-card.ts';

/**
 * Brings the provider's fields into their area. Where that fails it says so and offers to try again. Answers what gets the
 * fields once they are there.
 */
export function connectCard(area: HTMLElement, onEnter: () => void): () => CardFields | undefined {
  const waiting = area.querySelector<HTMLElement>('[data-waiting]');
  const trouble = area.querySelector<HTMLElement>('[data-unavailable]');
  const parts = area.querySelector<HTMLElement>('[data-parts]');
  let fields: CardFields | undefined;

  async function connect(): Promise<void> {
    show({ waiting: true, trouble: false });
    try {
      fields = await (area.dataset['provider'] === 'stripeElements'
        ? stripeCard(area)
        : recurlyCard(area, onEnter));
      show({ waiting: false, trouble: false });
    } catch (error) {
      console.info('The payment provider is not there:', String(error));
      show({ waiting: false, trouble: true });
    }
  }

  function show(state: { waiting: boolean; trouble: boolean }): void {
    if (waiting) waiting.hidden = !state.waiting;
    if (trouble) trouble.hidden = !state.trouble;
    if (parts) parts.hidden = state.trouble;
  }

  trouble?.querySelector('[data-again]')?.addEventListener('click', () => void connect());
  void connect();
  return () => fields;
}
