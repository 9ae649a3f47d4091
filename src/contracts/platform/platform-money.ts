import * as z from 'zod';
import { billingInfo, storeBillingBody, verifyBillingBody } from '../billing/billing-info.ts';
import { coupon } from '../orders/coupon.ts';
import { invoiceDetails, invoiceList } from '../billing/invoice.ts';
import { preview, previewBody } from '../orders/preview.ts';
import { subscribeAnswer, subscribeBody } from '../orders/subscribe.ts';
import { changes, reads } from './platform-operation.ts';
import { wireText } from '../wire.ts';

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
      context: 'The context is `billing`.',
      answer: 'A 404, a 204, `null` or an empty 200 means that no card is on file.',
    },
  }),
  billingInfoV3: reads('/billingInfoV3', {
    context: 'billing',
    access: 'signed',
    answer: billingInfo,
    mayBeAbsent: true,
    open: {
      context: 'The context is `billing`.',
      answer: 'A 404, a 204, `null` or an empty 200 means that no card is on file.',
    },
  }),
  billingInfoUpdateDelegate: changes('POST', '/billingInfoUpdateDelegate', {
    context: 'billing',
    access: 'signed',
    body: z.strictObject({ returnUrl: z.url() }),
    answer: checkoutUrl,
    open: {
      context: 'The context is `billing`.',
    },
  }),
  verifyBilling: changes('POST', '/billing/verify', {
    context: 'billing',
    access: 'signed',
    body: verifyBillingBody,
    answer: anything,
    open: {
      context: 'The context is `billing`, so the address contains `/billing/billing/verify`.',
      answer: 'Any 2xx response means that the card is valid; the call uses up no token.',
    },
  }),
  verifyBillingV3: changes('POST', '/billing/verifyV3', {
    context: 'billing',
    access: 'signed',
    body: verifyBillingBody,
    answer: anything,
    open: {
      context: 'The context is `billing`, so the address contains `/billing/billing/verifyV3`.',
      answer: 'Any 2xx response means that the card is valid; the call uses up no token.',
    },
  }),
  storeBillingInfo: changes('POST', '/billingInfo/{token}', {
    context: 'billing',
    access: 'signed',
    body: storeBillingBody,
    answer: anything,
    open: {
      context: 'The context is `billing`.',
      body: 'The billing fields are `first_name`, `last_name`, `address1`, `address2`, `city`, `state`, `zip` and `country`.',
      answer: 'A 2xx response means that the card was stored, and `GET /billingInfo` shows it at once.',
    },
  }),
  storeBillingInfoV3: changes('POST', '/billingInfoV3/{token}', {
    context: 'billing',
    access: 'signed',
    body: storeBillingBody,
    answer: anything,
    open: {
      context: 'The context is `billing`.',
      body: 'The body is the same as without V3.',
      answer: 'A 2xx response means that the card was stored, and `GET /billingInfoV3` shows it at once.',
    },
  }),
  storeBillingInfoThreeD: changes('POST', '/billingInfo/{token}/threeDToken/{id}', {
    context: 'billing',
    access: 'signed',
    body: storeBillingBody,
    answer: anything,
    open: {
      context: 'The context is `billing`.',
      path: '`id` is the result token of the bank’s challenge after the person has passed it.',
      answer: 'A 2xx response means that the card was stored, and `GET /billingInfo` shows it at once.',
    },
  }),
  preview: changes('POST', '/preview', {
    context: 'subscriptions',
    access: 'signed',
    body: previewBody,
    answer: preview,
    open: {
      context: 'The context is `subscriptions`.',
      'body.coupon_code':
        'The portal sends the promo code, and the platform subtracts the discount from `subTotal`.',
      'body.account': '`account_code` is `pepperUser.account_id` of the profile.',
      'answer.subTotal':
        'It is the price of one period before tax, less the discount of `coupon_code`. A promo code that was redeemed before ends with its plan; where the platform keeps it, it is subtracted too.',
      'answer.total': 'It is `subTotal` plus `tax`, and no amount is below 0.',
      'answer.tax_rate':
        'It is the rate of the tax as a fraction, `0.0875` for 8.75 %; without it the portal says that the tax on a part of the price may differ by a cent.',
      'answer.chargeDate':
        'It is the day of the next charge where nothing is charged today; without it the portal works out that day.',
    },
  }),
  validateCoupon: changes('POST', '/validateCoupon/{code}', {
    context: 'subscriptions',
    access: 'signed',
    body: z.strictObject({ device_models: z.array(z.string()) }),
    answer: coupon,
    open: {
      context: 'The context is `subscriptions`.',
      'body.device_models': 'It has the models of the devices that the plan will cover.',
      'answer.plan_codes':
        'It has the plans that the code is for; an empty or missing list means every plan.',
      'answer.duration':
        'It says how many charges have the discount: `single_use` or `once`, `forever`, `temporal`, or `repeating`; without it the portal promises nothing after the first charge.',
      'answer.temporal_amount':
        'With `temporal`, the discount lasts so many of `temporal_unit`, from the order on.',
      'answer.temporal_unit': 'It is `day`, `week`, `month` or `year`.',
      'answer.duration_in_months': 'With `repeating`, the discount lasts so many months, from the order on.',
    },
  }),
  subscribe: changes('POST', '/subscribe', {
    context: 'subscriptions',
    access: 'signed',
    body: subscribeBody,
    answer: subscribeAnswer,
    open: {
      context: 'The context is `subscriptions`.',
      body: 'It carries no price. The platform charges today what the portal shows: nothing where a new trial begins, while a trial runs, on a downgrade or for a plan that is kept; otherwise the new price minus the current one, at least 0, with tax.',
      'body.pepperPlanId': 'It names the wanted plan, not the current one.',
      answer:
        'A 200 response may contain a failure: `FunctionError` beside `Payload`, whose inner `Payload.errorType` is the code.',
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
    answer: z.object({ checkoutUrl: z.url(), token: z.string(), couponCode: wireText.optional() }),
    open: {
      context: 'The context is `billing`.',
      'body.pepperPlanId': 'It names the wanted plan.',
      'body.successUrl': 'Both addresses may use any host of the brand’s portal.',
      'body.couponCode': 'The portal sends the promo code.',
      'answer.couponCode':
        'It names the promo code that the provider’s page will apply; it is missing where the page applies none.',
    },
  }),
  paymentHistory: reads('/paymentHistory', {
    context: 'billing',
    access: 'signed',
    answer: invoiceList,
    open: {
      context: 'The context is `billing`.',
    },
  }),
  invoiceDetails: reads('/invoiceDetails', {
    context: 'billing',
    access: 'signed',
    query: z.strictObject({ invoiceId: z.string() }),
    answer: invoiceDetails,
    open: {
      context: 'The context is `billing`.',
      'query.invoiceId': 'The query parameter `invoiceId` names the invoice.',
    },
  }),
} as const;
