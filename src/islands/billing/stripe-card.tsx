import { useEffect, useEffectEvent, useRef } from 'react';
import type { CardStore } from './card-store.ts';
import type { StripeSettings } from './stripe-fields.ts';

export type StripeCardProps = { card: CardStore; settings: StripeSettings };

/** Mounts Stripe's payment element for as long as the component is rendered. */
export function StripeCard({ card, settings }: StripeCardProps) {
  const container = useRef<HTMLDivElement>(null);
  const connect = useEffectEvent(() =>
    container.current === null ? undefined : connectIn(container.current, card, settings),
  );
  useEffect(() => connect(), []);
  return <div ref={container} className="hosted-payment" />;
}

function connectIn(container: HTMLElement, card: CardStore, settings: StripeSettings): () => void {
  return card.connect(async (signal) => {
    const { stripeFields } = await import('./stripe-fields.ts');
    return stripeFields(container, { ...settings, completed: () => card.amendPart('card') }, signal);
  });
}
