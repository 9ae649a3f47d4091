import { Alert } from '../../components/alert.tsx';
import { sampleBlocker } from '../../components/blocker-hint.fixture.ts';
import { BlockerHint } from '../../components/blocker-hint.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { sampleTexts, type Stories } from '../../components/stories.ts';
import { billing } from '../../copy/en/billing/billing.ts';
import { usAddress, usFields } from './address-fields.fixture.ts';
import { BillingForm, type BillingFormProps } from './billing-form.tsx';

const usual: BillingFormProps = {
  action: '/api/billing/store?account=sample',
  provider: {
    kind: 'recurly',
    script: '#recurly.js',
    publicKey: 'ewr1-sample',
    labels: { number: 'Card Number', month: 'Month', year: 'Year', cvv: 'CVV' },
    messages: { refused: 'An unknown error occurred, please try again.' },
  },
  problem: undefined,
  lacks: {},
  fields: usAddress,
  address: { country: 'US', fields: usFields },
  from: null,
  here: '#here',
  messages: {
    fields: 'Please check what you entered.',
    unavailable: billing.problem_unavailable,
    invalid: {
      number: 'Enter Valid Card Number',
      month: 'Enter a valid Month',
      year: 'Enter a valid Year',
      cvv: 'Enter a valid CVV',
    },
  },
  blocker: <BlockerHint {...sampleBlocker} />,
  country: (
    <SelectField
      name="country"
      label="Country"
      defaultValue="US"
      options={[
        { value: 'CA', label: 'Canada' },
        { value: 'US', label: 'United States' },
      ]}
    />
  ),
  words: {
    addressTitle: 'Billing address',
    cardTitle: 'Card',
    fieldsWrong: ['', '', ...[2, 3, 4].map((count) => `${count} fields need your attention.`)],
    cardName: 'Name on Card',
    address2Add: 'Add apartment, suite',
    lack_cardName: 'Please enter the Name on Card, first and last',
    loading: 'Loading the card form…',
    needsScript: billing.needsScript,
    notes: ['We never see your card number.', 'Prepaid cards are not accepted.'],
    tryAgain: 'Try again',
    close: 'Close',
    submitting: 'Checking your card…',
    submit: 'Continue',
  },
};

export const stories: Stories = {
  'before the fields of Recurly are there': <BillingForm {...usual} />,
  'after a card was declined': (
    <BillingForm
      {...usual}
      from="payment"
      problem="Unable to process your request. Please use a different card or contact your bank."
      cardFault={{ part: 'number', text: 'This card wasn’t accepted.' }}
      words={{ ...usual.words, submit: 'Save card' }}
    />
  ),
  'every other problem': (
    <div className="stack">
      {sampleTexts(
        billing,
        'fault_expired',
        'problem_expired',
        'problem_type',
        'problem_payment',
        'problem_cvv',
        'problem_number',
        'problem_address',
        'problem_session',
        'problem_notSaved',
        'problem_cannotSave',
        'problem_unsure',
        'problem_unavailable',
        'problem_challenge',
      ).map((text) => (
        <Alert key={text} kind="error" text={text} />
      ))}
    </div>
  ),
  'with one field that lacks something': (
    <BillingForm
      {...usual}
      fields={{ ...usual.fields, city: '' }}
      problem="Please check what you entered."
      lacks={{ city: 'Please enter a City' }}
    />
  ),
  'with fields that lack something, in Ireland, by Stripe': (
    <BillingForm
      {...usual}
      provider={{
        kind: 'stripeElements',
        standIn: undefined,
        publicKey: 'pk_sample',
        connectedAccount: undefined,
        locale: 'en',
        messages: {
          stripe_card_declined: billing.stripe_card_declined,
          stripe_expired_card: billing.stripe_expired_card,
          stripe_incorrect_cvc: billing.stripe_incorrect_cvc,
          stripe_invalid_number: billing.stripe_invalid_number,
          stripe_card: billing.stripe_card,
          stripe_validation: billing.stripe_validation,
          stripe_token: billing.stripe_token,
          stripe_other: billing.stripe_other,
        },
      }}
      fields={{ ...usual.fields, lastName: '', firstName: '', city: '', state: '', country: 'CA' }}
      problem="Please check what you entered."
      lacks={{
        firstName: billing.lack_cardName,
        lastName: billing.lack_cardName,
        city: 'Please enter a City',
      }}
    />
  ),
};
