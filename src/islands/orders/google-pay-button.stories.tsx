import type { Stories } from '../../components/stories.ts';
import { GooglePayButton } from './google-pay-button.tsx';

const setup = {
  country: 'US',
  currency: 'USD',
  total: '7.00',
  googleMerchantId: 'sample',
  googleBusinessName: 'Sample',
  billingAddressRequired: true,
  buttonLocale: 'en',
} as const;

const callbacks = { ready() {}, giveUp() {}, fail() {}, take() {} };

export const stories: Stories = {
  'until its provider draws it': (
    <GooglePayButton recurly={undefined} setup={setup} library={null} callbacks={callbacks} />
  ),
};
