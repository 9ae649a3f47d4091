import { SelectField } from '../../components/select-field.tsx';
import type { Stories } from '../../components/stories.ts';
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
  fields: {
    firstName: 'Olivia',
    lastName: 'Bennett',
    address1: '1 Main Street',
    address2: '',
    city: 'Springfield',
    state: 'IL',
    postalCode: '62701',
    country: 'US',
  },
  from: null,
  back: '#back',
  here: '#here',
  messages: {
    fields: 'Please check what you entered.',
    unavailable: 'The payment system is temporarily unavailable.',
    lacks: {
      firstName: 'Please enter a First Name',
      lastName: 'Please enter a Last Name',
      address1: 'Please enter an Address',
      city: 'Please enter a City',
      state: 'Please select a State',
      postalCode: 'Please enter a Code',
      country: 'Please select a Country',
    },
    invalid: {
      number: 'Enter Valid Card Number',
      month: 'Enter a valid Month',
      year: 'Enter a valid Year',
      cvv: 'Enter a valid CVV',
    },
  },
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
    firstName: 'First Name',
    lastName: 'Last Name',
    cardName: 'Name on Card',
    address1: 'Address',
    address2: 'Address Line 2 (optional)',
    city: 'City',
    state: 'State',
    stateChoose: 'Select a State',
    postalCode: 'Postal Code',
    loading: 'Loading the card form…',
    needsScript: 'You can only enter a card with JavaScript turned on.',
    prepaid: 'Prepaid cards are not accepted.',
    tryAgain: 'Try again',
    back: 'Back',
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
  'with one field that lacks something': (
    <BillingForm
      {...usual}
      fields={{ ...usual.fields, city: '' }}
      problem="Please check what you entered."
      lacks={{ city: 'Please enter a City' }}
    />
  ),
  'with fields that lack something, in Canada, by Stripe': (
    <BillingForm
      {...usual}
      provider={{
        kind: 'stripeElements',
        standIn: undefined,
        publicKey: 'pk_sample',
        connectedAccount: undefined,
        locale: 'en',
        messages: {
          stripe_card_declined: 'Your card was declined.',
          stripe_expired_card: 'Your card has expired.',
          stripe_incorrect_cvc: 'The security code (CVC) is incorrect.',
          stripe_invalid_number: 'The card number is invalid.',
          stripe_card: 'There was an issue with your card.',
          stripe_validation: 'Please check your payment information.',
          stripe_token: 'We couldn’t process your payment at this time.',
          stripe_other: 'Something went wrong.',
        },
      }}
      fields={{ ...usual.fields, lastName: '', firstName: '', city: '', state: '', country: 'CA' }}
      problem="Please check what you entered."
      lacks={{
        firstName: 'Please enter a First Name',
        lastName: 'Please enter a Last Name',
        city: 'Please enter a City',
        state: 'Please select a State',
      }}
    />
  ),
};
