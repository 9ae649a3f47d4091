import * as z from 'zod';
import {
  billingInfo,
  coupon,
  invoiceDetails,
  invoiceList,
  preview,
  previewBody,
  storeBillingBody,
  subscribeAnswer,
  subscribeBody,
  verifyBillingBody,
} from '../money.ts';
import { changes, reads } from './platform-operation.ts';
import { wireText } from './wire.ts';

const anything = z.unknown();
const checkoutUrl = z.object({ checkoutUrl: z.url() });

/** Cards, orders and invoices. */
export const moneyOperations = {
  billingInfo: reads('/billingInfo', {
    context: 'billing',
    access: 'signed',
    answer: billingInfo,
    mayBeAbsent: true,
    open: {
      context: 'It is `billing`.',
      answer: 'No card on file is said by 404, 204, `null` or an empty 200.',
    },
  }),
  billingInfoV3: reads('/billingInfoV3', {
    context: 'billing',
    access: 'signed',
    answer: billingInfo,
    mayBeAbsent: true,
    open: {
      context: 'It is `billing`.',
      answer: 'No card on file is said by 404, 204, `null` or an empty 200.',
    },
  }),
  billingInfoUpdateDelegate: changes('POST', '/billingInfoUpdateDelegate', {
    context: 'billing',
    access: 'signed',
    body: z.strictObject({ returnUrl: z.url() }),
    answer: checkoutUrl,
    open: {
      context: 'It is `billing`.',
    },
  }),
  verifyBilling: changes('POST', '/billing/verify', {
    context: 'billing',
    access: 'signed',
    body: verifyBillingBody,
    answer: anything,
    open: {
      context: 'It is `billing`, so that the address has `/billing/billing/verify`.',
      answer: 'Any 2xx means that the card is good; it uses up no token.',
    },
  }),
  verifyBillingV3: changes('POST', '/billing/verifyV3', {
    context: 'billing',
    access: 'signed',
    body: verifyBillingBody,
    answer: anything,
    open: {
      context: 'It is `billing`, so that the address has `/billing/billing/verifyV3`.',
      answer: 'Any 2xx means that the card is good; it uses up no token.',
    },
  }),
  storeBillingInfo: changes('POST', '/billingInfo/{token}', {
    context: 'billing',
    access: 'signed',
    body: storeBillingBody,
    answer: anything,
    open: {
      context: 'It is `billing`.',
      body: 'The billing fields are `first_name`, `last_name`, `address1`, `address2`, `city`, `state`, `zip` and `country`.',
      answer: 'Any 2xx means that the card was stored.',
    },
  }),
  storeBillingInfoV3: changes('POST', '/billingInfoV3/{token}', {
    context: 'billing',
    access: 'signed',
    body: storeBillingBody,
    answer: anything,
    open: {
      context: 'It is `billing`.',
      body: 'As without V3.',
      answer: 'Any 2xx means that the card was stored.',
    },
  }),
  storeBillingInfoThreeD: changes('POST', '/billingInfo/{token}/threeDToken/{id}', {
    context: 'billing',
    access: 'signed',
    body: storeBillingBody,
    answer: anything,
    open: {
      context: 'It is `billing`.',
      path: '`id` is the token of the bank’s challenge, once it was passed.',
      answer: 'Any 2xx means that the card was stored.',
    },
  }),
  preview: changes('POST', '/preview', {
    context: 'subscriptions',
    access: 'signed',
    body: previewBody,
    answer: preview,
    open: {
      context: 'It is `subscriptions`.',
      'body.coupon_code': 'A promo code goes along, and the discount is taken off `subTotal`.',
      'body.account': '`account_code` is `pepperUser.account_id` of the profile.',
    },
  }),
  validateCoupon: changes('POST', '/validateCoupon/{code}', {
    context: 'subscriptions',
    access: 'signed',
    body: z.strictObject({ device_models: z.array(z.string()) }),
    answer: coupon,
    open: {
      context: 'It is `subscriptions`.',
      'body.device_models': 'The models of the devices that the plan is to cover.',
    },
  }),
  subscribe: changes('POST', '/subscribe', {
    context: 'subscriptions',
    access: 'signed',
    body: subscribeBody,
    answer: subscribeAnswer,
    open: {
      context: 'It is `subscriptions`.',
      'body.pepperPlanId': 'It names the wanted plan, not the present one.',
      answer:
        'A failure may be wrapped in a 200: `FunctionError` beside `Payload`, whose inner `Payload.errorType` is the code.',
    },
  }),
  checkoutDelegate: changes('POST', '/checkoutDelegate', {
    context: 'billing',
    access: 'signed',
    body: z.strictObject({
      pepperPlanId: z.string(),
      devices: z.array(z.string()),
      successUrl: z.url(),
      cancelUrl: z.url(),
      couponCode: z.string().optional(),
    }),
    /** `couponCode` names the promo code that the page will take off; missing where it takes none. */
    answer: z.object({ checkoutUrl: z.url(), token: z.string(), couponCode: wireText.optional() }),
    open: {
      context: 'It is `billing`.',
      'body.pepperPlanId': 'It names the wanted plan.',
      'body.successUrl': 'Both addresses may be of any host of the brand’s portal.',
      'body.couponCode': 'A promo code goes along.',
      'answer.couponCode':
        'It names the promo code that the page will take off; missing where it takes none.',
    },
  }),
  paymentHistory: reads('/paymentHistory', {
    context: 'billing',
    access: 'signed',
    answer: invoiceList,
    open: {
      context: 'It is `billing`.',
    },
  }),
  invoiceDetails: reads('/invoiceDetails', {
    context: 'billing',
    access: 'signed',
    query: z.strictObject({ invoiceId: z.string() }),
    answer: invoiceDetails,
    open: {
      context: 'It is `billing`.',
      'query.invoiceId': 'The invoice goes as the query parameter `invoiceId`.',
    },
  }),
} as const;
