import { useStore } from '@nanostores/react';
import type { Copy } from '../../copy/copy.ts';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Alert } from '../../components/alert.tsx';
import { Button } from '../../components/button.tsx';
import { Spinner } from '../../components/spinner.tsx';
import type { FormFailure } from '../form/next-form.ts';
import type { CardPart } from './card-fields.ts';
import type { CardStore } from './card-store.ts';
import { RecurlyCard, type RecurlyCardSettings } from './recurly-card.tsx';
import { StripeCard } from './stripe-card.tsx';
import type { StripeSettings } from './stripe-fields.ts';

/** The provider whose fields take the card, with the settings that the browser may read. */
export type CardProviderSettings =
  | ({ kind: 'recurly'; labels: Readonly<Record<CardPart, string>> } & RecurlyCardSettings)
  | ({ kind: 'stripeElements' } & StripeSettings);

export type BillingCardProps = {
  card: CardStore;
  provider: CardProviderSettings;
  failure: FormFailure | undefined;
  onEnter: () => void;
  unavailable: string;
  /** What may keep the provider's script away, rendered by the server. */
  blocker?: ReactNode;
  words: Pick<Copy['billing'], 'loading' | 'needsScript' | 'tryAgain'> & {
    /** What is said below the fields. */
    notes: readonly string[];
  };
};

/** Shows the provider's fields, a spinner while they load, and a button to retry if they fail to load. */
export function BillingCard({
  card,
  provider,
  failure,
  onEnter,
  unavailable,
  blocker,
  words,
}: BillingCardProps) {
  const state = useStore(card.$provider);
  const [attempt, setAttempt] = useState(0);
  const fault = failure?.fields?.['number'] ?? failure?.fields?.['cvv'];
  const isUnavailable = state === 'unavailable';
  const isReady = state === 'ready';
  const focusCard = useEffectEvent(() => card.focusPart(provider.kind === 'recurly' ? 'number' : 'card'));
  // The button that had the focus is gone.
  useEffect(() => {
    if (attempt > 0 && isReady) focusCard();
  }, [attempt, isReady]);
  return (
    <div className="billing-card">
      <noscript>
        <Alert kind="warning" text={words.needsScript} />
      </noscript>
      {isUnavailable && (
        <Alert kind="error" text={unavailable} focus={attempt > 0}>
          {blocker}
          <p>
            <Button type="button" variant="secondary" compact onClick={() => setAttempt(attempt + 1)}>
              {words.tryAgain}
            </Button>
          </p>
        </Alert>
      )}
      {/* The spinner lies over the place of the fields, so that nothing moves when they are there; it comes after them, so that it
          does not move while the page comes. */}
      <div className="billing-fields" hidden={isUnavailable}>
        {provider.kind === 'recurly' ? (
          <div className="billing-parts">
            <RecurlyCard
              key={attempt}
              card={card}
              settings={provider}
              labels={provider.labels}
              failure={failure}
              onEnter={onEnter}
            />
          </div>
        ) : (
          <div className={fault ? 'billing-fault' : undefined}>
            <StripeCard key={attempt} card={card} settings={provider} />
            {fault && <p className="field-error">{fault}</p>}
          </div>
        )}
        <div className="billing-waiting" hidden={state !== 'waiting'}>
          <Spinner text={words.loading} />
        </div>
      </div>
      <div className="muted small">
        {words.notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
    </div>
  );
}
