import { useStore } from '@nanostores/react';
import { type InputEvent, type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Alert } from '../../components/alert.tsx';
import { BusyDialog } from '../../components/busy-dialog.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import type { MarkedCall } from '../../contracts/account-call.ts';
import type { CardFault } from '../../components/billing/billing-view.tsx';
import type { BillingFieldName, BillingFields } from '../../contracts/billing/billing-fields.ts';
import type { Copy } from '../../copy/copy.ts';
import { useForm } from '../form/use-form.ts';
import { BillingAddress, type BillingAddressProps } from './billing-address.tsx';
import { BillingCard, type BillingCardProps, type CardProviderSettings } from './billing-card.tsx';
import { cardOwner } from './card-owner.ts';
import { type CardMessages, cardStore } from './card-store.ts';

export type BillingFormProps = {
  action: MarkedCall;
  provider: CardProviderSettings;
  /** The message after an earlier attempt, shown once. */
  problem: string | undefined;
  /** The message at the card fields, if that attempt failed because of the card. */
  cardFault?: CardFault | undefined;
  /** The missing or invalid fields, each with its message. */
  lacks: Partial<Record<BillingFieldName, string>>;
  fields: BillingFields;
  from: 'payment' | null;
  /** URL of the page the person came from. */
  back: string;
  /** The form's own URL, without the message. */
  here: string;
  messages: CardMessages;
  /** The country field, rendered by the server. */
  country?: ReactNode;
  words: BillingAddressProps['words'] &
    BillingCardProps['words'] &
    Pick<Copy['billing'], 'addressTitle' | 'back' | 'cardTitle' | 'close' | 'submitting'> & {
      submit: string;
    };
};

/**
 * Takes a card: the cardholder's address, the provider's own fields, and the provider's token, which the browser then
 * submits.
 */
export function BillingForm({ provider, fields, messages, words, ...props }: BillingFormProps) {
  const [card] = useState(() => {
    const { problem, cardFault: fault, lacks } = props;
    const told = { ...(fault && { [fault.part]: fault.text }), ...lacks };
    return cardStore(problem === undefined ? undefined : { message: problem, fields: told }, messages);
  });
  const form = useForm({ as: 'browser', store: card, closeText: words.close, watch: countryOf });
  const token = useStore(card.$token);
  const [presses, setPresses] = useState(0);
  const [countryChanges, setCountryChanges] = useState(0);
  const tokenField = useRef<HTMLInputElement>(null);
  const send = () => tokenField.current?.form?.requestSubmit();
  useEffect(() => {
    if (token !== '') tokenField.current?.form?.requestSubmit();
  }, [token]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    if (card.$token.get() !== '') return form.props.onSubmit(event);
    event.preventDefault();
    setPresses(presses + 1);
    void card.ask(cardOwner(new FormData(event.currentTarget)));
  }

  function input(event: InputEvent<HTMLFormElement>) {
    form.props.onInput();
    card.amend(cardOwner(new FormData(event.currentTarget)));
    if (event.target instanceof HTMLSelectElement && event.target.name === 'country')
      setCountryChanges(countryChanges + 1);
  }

  return (
    <>
      <form
        {...form.props}
        onSubmit={submit}
        onInput={input}
        className="billing"
        method="post"
        action={props.action}
        noValidate
      >
        <input type="hidden" name="provider" value={provider.kind} />
        <input ref={tokenField} type="hidden" name="token" value={token} />
        {props.from && <input type="hidden" name="from" value={props.from} />}
        {form.alert && (
          <Alert
            key={presses}
            {...form.alert}
            close={form.typed === undefined ? { label: words.close, href: props.here } : form.alert.close}
          >
            {/* A message at the card is not repeated if the alert already shows it. */}
            <Lines
              lines={[...new Set(Object.values(form.fieldErrors))].filter(
                (line) => form.alert?.text !== props.problem || line !== props.cardFault?.text,
              )}
            />
          </Alert>
        )}
        <Card heading={words.cardTitle} headingId="billing-card">
          <BillingCard
            card={card}
            provider={provider}
            failure={form.failure}
            onEnter={send}
            unavailable={messages.unavailable}
            words={words}
          />
        </Card>
        <Card heading={words.addressTitle} headingId="billing-address">
          <BillingAddress
            fields={fields}
            oneName={provider.kind === 'stripeElements'}
            isUs={(form.typed ?? fields.country) === 'US'}
            countryChanges={countryChanges}
            errors={form.fieldErrors}
            country={props.country}
            words={words}
          />
        </Card>
        <div className="billing-actions">
          <Button href={props.back} variant="secondary">
            {words.back}
          </Button>
          <Button busyText={form.busy ? words.submitting : undefined}>{words.submit}</Button>
        </div>
      </form>
      {/* Opened only when the token exists: before, the provider may need to open a dialog. */}
      <BusyDialog id="billing-busy" text={words.submitting} open={token !== ''} />
    </>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function countryOf(data: FormData): string {
  return String(data.get('country') ?? '');
}
