import type { ReactNode } from 'react';
import type { MarkedCall } from '../../contracts/account-call.ts';
import type { Copy } from '../../copy/copy.ts';
import { Alert } from '../alert.tsx';
import { CardTrouble, type CardTroubleText } from '../card-trouble.tsx';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { Fold } from '../fold.tsx';
import { PageHeader } from '../page-header.tsx';
import { type BillingLine, BillingLines } from '../billing-lines.tsx';
import { OrderCost, type OrderCostText } from './order-cost.tsx';
import type { OrderTermsText } from './order-terms.tsx';
import { OrderedPlan, type OrderedPlanText } from './ordered-plan.tsx';
import { pathTo } from '../../domain/pages/path-to.ts';

/** The data of the order summary, as text. */
export type OrderSummaryText = {
  notice: { kind: 'error' | 'warning'; text: string; linksToMyPlan: boolean } | undefined;
  plan: OrderedPlanText;
  /** The plans that a store bills besides: the order does not end them. */
  stores: readonly BillingLine[];
  cost: OrderCostText;
  terms: OrderTermsText;
  /** What is wrong with the card on file. */
  trouble: CardTroubleText | undefined;
  card:
    | {
        text: string;
        /** The address of the card brand's logo. */
        image: string | undefined;
        /** Undefined where the alert about the card leads to the card form. */
        change: { href: string; label: string } | undefined;
      }
    | undefined;
  promos: { code: string; state: 'used' | 'unused' | 'rejected'; text: string; removeLabel: string }[];
};

export type OrderSummaryProps = {
  summary: OrderSummaryText;
  words: Pick<
    Copy['order'],
    | 'title'
    | 'lead'
    | 'seePlan'
    | 'planTitle'
    | 'devices'
    | 'devicesNone'
    | 'paymentTitle'
    | 'promoAdd'
    | 'costTitle'
  >;
  /** The call that removes a promo code. */
  removal: MarkedCall;
  /** The form that applies a promo code. */
  promo?: ReactNode;
  /** The form that places the order. */
  form?: ReactNode;
};

/** Shows what is ordered, its cost today and later, the card that pays, and the form that places the order. */
export function OrderSummary({ summary, words, removal, promo, form }: OrderSummaryProps) {
  const { notice, card } = summary;
  return (
    <>
      <PageHeader heading={words.title} lead={words.lead} />
      <div className="stack loose">
        {notice && (
          <Alert kind={notice.kind} text={notice.text} focus>
            {notice.linksToMyPlan && <a href={pathTo('myPlan')}>{words.seePlan}</a>}
          </Alert>
        )}
        {summary.trouble && <CardTrouble {...summary.trouble} />}
        <div className="order">
          <div className="stack loose">
            <OrderedPlan plan={summary.plan} words={words} />
            {summary.stores.length > 0 && <BillingLines lines={summary.stores} />}
            {card && (
              <Card heading={words.paymentTitle} headingId="order-payment">
                <div className="order-card">
                  {card.image && <img src={card.image} alt="" width="44" height="44" />}
                  <p className="tabular">{card.text}</p>
                  {card.change && (
                    <Button href={card.change.href} variant="secondary" compact>
                      {card.change.label}
                    </Button>
                  )}
                </div>
              </Card>
            )}
          </div>
          <div className="order-side">
            <Card heading={words.costTitle} headingId="order-cost">
              <Fold summary={words.promoAdd} open={summary.promos.length > 0}>
                <div className="order-promo-box">
                  {promo}
                  <TriedPromos promos={summary.promos} action={removal} />
                </div>
              </Fold>
              <OrderCost cost={summary.cost} />
            </Card>
            {form}
          </div>
        </div>
      </div>
    </>
  );
}

/** Lists the promo codes that were tried, the newest first, each with a plain form to remove it. */
function TriedPromos({ promos, action }: Pick<OrderSummaryText, 'promos'> & { action: MarkedCall }) {
  return (
    promos.length > 0 && (
      <ul className="order-promos">
        {promos.map(({ code, state, text, removeLabel }, index) => (
          <li key={code} className={state}>
            <span
              role={state === 'rejected' ? 'alert' : 'status'}
              id={index === 0 ? 'promo-tried' : undefined}
            >
              {text}
            </span>
            <form method="post" action={action}>
              <input type="hidden" name="code" value={code} />
              <button className="promo-remove" aria-label={removeLabel} />
            </form>
          </li>
        ))}
      </ul>
    )
  );
}
