import { createElement, type ReactNode } from 'react';
import type { CheckoutText } from './checkout-view.tsx';
import type { PaymentMethod } from '../../domain/billing/payment-method.ts';
import type { Copy } from '../../copy/copy.ts';
import { Badge } from '../badge.tsx';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';

export type PaymentMethodsProps = {
  methods: CheckoutText['methods'];
  /** The methods that can be chosen; the others are still loading. */
  ready: readonly PaymentMethod[];
  selected: PaymentMethod | undefined;
  onSelect: (method: PaymentMethod) => void;
  /** URL of the page to change the card. */
  changeCard: string | undefined;
  /** Messages about payment methods that became unavailable. */
  notes: readonly string[];
  /** Shown after the messages, where a provider's script is missing. */
  blocker?: ReactNode;
  words: Pick<Copy['checkout'], 'methodTitle' | 'cardExpired' | 'changeCard'>;
};

/** Shows the payment methods as radio buttons. */
export function PaymentMethods({
  methods,
  ready,
  selected,
  onSelect,
  changeCard,
  notes,
  blocker,
  words,
}: PaymentMethodsProps) {
  return (
    <Card heading={words.methodTitle} headingId="checkout-method">
      <div>
        <div className="checkout-methods" role="radiogroup" aria-labelledby="checkout-method">
          {methods.map(({ method, label, hint, image, expired }) => (
            <div key={method} className="checkout-method" data-method={method}>
              <label className="checkbox">
                <input
                  type="radio"
                  name="method"
                  value={method}
                  checked={method === selected}
                  disabled={!ready.includes(method)}
                  onChange={() => onSelect(method)}
                />
                <span>
                  <span>{label}</span>
                  {hint && <span className="checkbox-hint tabular">{hint}</span>}
                </span>
              </label>
              {image && <img src={image} alt="" width="44" height="44" />}
              {expired && <Badge text={words.cardExpired} kind="danger" />}
              {method === 'creditCard' && changeCard && (
                <Button href={changeCard} variant="secondary" compact>
                  {words.changeCard}
                </Button>
              )}
            </div>
          ))}
        </div>
        {createElement(
          'div',
          { id: 'checkout-told', role: 'status' },
          // Two wallets may fail with the same sentence, so a note is no key.
          ...notes.map((note) => createElement('p', { className: 'muted small' }, note)),
          blocker,
        )}
      </div>
    </Card>
  );
}
