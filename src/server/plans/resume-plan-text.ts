import type { ResumePlanText } from '../../components/plans/resume-plan.tsx';
import { fillIn } from '../../copy/fill-in.ts';
import { byDeviceName } from '../../domain/devices/covered-devices.ts';
import { quoteFields } from '../../domain/orders/order-quote.ts';
import type { RequestContext } from '../request/request-context.ts';
import { cardText } from '../words/card-text.ts';
import { deviceChipsText } from '../words/device-chips-text.ts';
import { historyText } from '../words/history-text.ts';
import { orderTermsText } from '../words/order-terms-text.ts';
import { pendingChangeText } from '../words/pending-change-text.ts';
import { chargeNotes } from '../words/charges-text.ts';
import { storyOf } from '../words/price-text.ts';
import { referenceOf, withReferenceSentence } from '../words/reference-sentence.ts';
import type { ResumePlanFacts } from './load-resume-plan.ts';

/** Puts into words what it means and costs to keep a plan. */
export function resumePlanText(facts: ResumePlanFacts, context: RequestContext): ResumePlanText {
  const copy = context.copy('resumePlan');
  const { subscription, orderContext, notice } = facts;
  const { quote, devices, billing, version, country } = orderContext;
  const story = storyOf(orderContext, undefined, context);
  const card = billing && cardText(billing, context.copy('payment'), context.locale.format);
  const plan = subscription.plan.name;
  return {
    title: fillIn(copy.title, { plan }),
    lead: pendingChangeText(subscription, facts.plans, context, {
      ends: { dated: copy.leadEnding, undated: copy.leadEndingSometime },
      changes: { dated: copy.leadChange, undated: copy.leadChangeSometime },
    }),
    notice: notice && withReferenceSentence(context, copy[notice], referenceOf(context)),
    facts: [
      ...(card ? [{ label: copy.card, value: card }] : []),
      { label: copy.history, value: historyText(facts.retention, context.copy('myPlan')) },
    ],
    notes: chargeNotes(story, context),
    terms: orderTermsText(story, country, context),
    devices: deviceChipsText(devices.toSorted(byDeviceName), facts.modelNames, context.copy('devices'), {
      named: true,
    }),
    fields: { subscriptionId: subscription.id, key: facts.key, version, ...quoteFields(quote) },
    keep: fillIn(copy.keep, { plan }),
  };
}
