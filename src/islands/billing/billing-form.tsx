import { useStore } from '@nanostores/react';
import {
  type InputEvent,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { Alert } from '../../components/alert.tsx';
import { BusyDialog } from '../../components/busy-dialog.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import type { MarkedCall } from '../../contracts/account-call.ts';
import type { CardFault } from '../../components/billing/billing-view.tsx';
import type { AddressForm, AddressFieldText } from '../../contracts/billing/address-form.ts';
import type { BillingFieldName, BillingFields } from '../../contracts/billing/billing-fields.ts';
import type { Copy } from '../../copy/copy.ts';
import { lackingFields, readBillingFields } from '../../domain/billing/billing-fields.ts';
import { useForm } from '../form/use-form.ts';
import { BillingAddress, type BillingAddressProps } from './billing-address.tsx';
import { BillingCard, type BillingCardProps, type CardProviderSettings } from './billing-card.tsx';
import { wrongParts } from './card-fields.ts';
import { type CardMessages, cardStore } from './card-store.ts';
import { useAddressForm } from './use-address-form.ts';

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
  /** The fields of the address, as the country of `fields` has them. */
  address: AddressForm;
  from: 'payment' | null;
  /** The form's own URL, without the message. */
  here: string;
  messages: CardMessages;
  /** What may keep the provider's script away, rendered by the server. */
  blocker?: ReactNode;
  /** The country field, rendered by the server. */
  country?: ReactNode;
  words: BillingAddressProps['words'] &
    BillingCardProps['words'] &
    Pick<Copy['billing'], 'addressTitle' | 'cardTitle' | 'close' | 'lack_cardName' | 'submitting'> & {
      /** The sentence about so many wrong fields, by their number. */
      fieldsWrong: readonly string[];
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
    const faults = { ...(fault && { [fault.part]: fault.text }), ...lacks };
    return cardStore(problem === undefined ? undefined : { message: problem, fields: faults }, messages);
  });
  const form = useForm({ as: 'browser', store: card, closeText: words.close, watch: countryOf });
  const token = useStore(card.$token);
  /** How many presses were answered: each answer is read out anew. */
  const [answers, setAnswers] = useState(0);
  const country = form.typed ?? fields.country;
  const oneName = provider.kind === 'stripeElements';
  const { addressFields, values, countryChanges, keepCountry } = useAddressForm(
    form.props.ref,
    country,
    fields,
    props.address,
  );
  const tokenField = useRef<HTMLInputElement>(null);
  const send = () => tokenField.current?.form?.requestSubmit();
  useEffect(() => {
    if (token !== '') tokenField.current?.form?.requestSubmit();
  }, [token]);

  /** The messages of the fields that lack something, by name. */
  function lacksOf(owner: BillingFields): Record<string, string> {
    const lack = ({ name, lack: lackOfField }: AddressFieldText) =>
      idOf(name, oneName) === 'name' ? words.lack_cardName : lackOfField;
    return Object.fromEntries(lackingFields(owner, addressFields).map((field) => [field.name, lack(field)]));
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    if (card.$token.get() !== '') return form.props.onSubmit(event);
    event.preventDefault();
    const answered = () => setAnswers((count) => count + 1);
    const owner = cardOwner(new FormData(event.currentTarget));
    void card.ask(owner, lacksOf(owner)).then(answered);
  }

  const { failure } = form;
  const wrong = failure?.message === messages.fields ? Object.entries(failure.fields ?? {}) : [];
  const wrongPart = wrongParts.find((part) => wrong.some(([name]) => name === part));
  const wrongField = wrongPart
    ? undefined
    : addressFields.find((each) => wrong.some(([name]) => name === each.name))?.name;

  /** Moves the focus into the first wrong field. */
  function focusWrong() {
    if (wrongPart) return card.focusPart(wrongPart);
    const elements = [...(form.props.ref.current?.elements ?? [])];
    const first = elements.find((element) => element.matches('[aria-invalid]:enabled'));
    if (first instanceof HTMLElement) first.focus();
  }
  const focusWrongNow = useEffectEvent(focusWrong);
  useEffect(() => {
    if (answers > 0) focusWrongNow();
  }, [answers]);

  function input(event: InputEvent<HTMLFormElement>) {
    const isCountry = event.target instanceof HTMLSelectElement && event.target.name === 'country';
    if (isCountry) keepCountry();
    form.props.onInput();
    const owner = cardOwner(new FormData(event.currentTarget));
    card.amend(lacksOf(owner));
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
            key={answers}
            {...form.alert}
            {...(wrong.length > 0 && { text: undefined, focus: false })}
            close={form.typed === undefined ? { label: words.close, href: props.here } : form.alert.close}
          >
            {wrong.length > 0 && (
              // It changes while the fields are corrected: that is not read out.
              <p aria-live="off">
                <a
                  href={wrongField ? `#${idOf(wrongField, oneName)}` : '#billing-card'}
                  onClick={(event) => {
                    event.preventDefault();
                    focusWrong();
                  }}
                >
                  {wrongText(wrong, words.fieldsWrong)}
                </a>
              </p>
            )}
          </Alert>
        )}
        <Card heading={words.cardTitle} headingId="billing-card">
          <BillingCard
            card={card}
            provider={provider}
            failure={form.failure}
            onEnter={send}
            unavailable={messages.unavailable}
            blocker={props.blocker}
            words={words}
          />
        </Card>
        <Card heading={words.addressTitle} headingId="billing-address">
          <BillingAddress
            addressFields={addressFields}
            values={values}
            oneName={oneName}
            focused={answers === 0 ? wrongField : undefined}
            countryChanges={countryChanges}
            errors={form.fieldErrors}
            country={props.country}
            words={words}
          />
        </Card>
        <div className="order-bar">
          <div className="order-actions">
            <Button busyText={form.busy ? words.submitting : undefined}>{words.submit}</Button>
          </div>
        </div>
      </form>
      {/* Opened only when the token exists: before, the provider may need to open a dialog. */}
      <BusyDialog id="billing-busy" text={words.submitting} open={token !== ''} />
    </>
  );
}

/** The words of the one wrong field, or how many there are. Fields with the same words are one field. */
function wrongText(
  wrong: readonly [name: string, text: string][],
  fieldsWrong: readonly string[],
): string | undefined {
  const [text, ...others] = new Set(wrong.map(([, each]) => each));
  return others.length === 0 ? text : fieldsWrong[others.length + 1];
}

function idOf(name: BillingFieldName, oneName: boolean): string {
  return oneName && (name === 'firstName' || name === 'lastName') ? 'name' : name;
}

function countryOf(data: FormData): string {
  return String(data.get('country') ?? '');
}

/** Reads the cardholder's name and address from the form. */
export function cardOwner(data: FormData): BillingFields {
  return readBillingFields((name) => data.get(name)?.toString());
}
