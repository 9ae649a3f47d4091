import type { ReactNode } from 'react';
import type { OrderSummary as Summary } from '../../contracts/orders/order-summary.ts';
import { Alert } from '../alert.tsx';
import { Badge } from '../badge.tsx';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { Facts } from '../facts.tsx';
import { PageHeader } from '../page-header.tsx';
import { DeviceNames } from './device-names.tsx';
import '../../styles/order-summary.css';

export type OrderSummaryProps = {
  summary: Summary;
  words: Record<
    | 'title'
    | 'lead'
    | 'seePlan'
    | 'planTitle'
    | 'devices'
    | 'devicesNone'
    | 'paymentTitle'
    | 'cardExpired'
    | 'promoTitle'
    | 'costTitle'
    | 'dueToday',
    string
  >;
  /** The form that tries a promo code. */
  promo?: ReactNode;
  /** The form that orders. */
  form?: ReactNode;
};

/** Shows what is ordered, what it costs today and later and who pays it, with the one form that orders it. */
export function OrderSummary({ summary, words, promo, form }: OrderSummaryProps) {
  const { notice, card } = summary;
  return (
    <>
      <PageHeader heading={words.title} lead={words.lead} />
      <div className="stack loose">
        {notice && (
          <Alert kind={notice.kind} text={notice.text} focus>
            {notice.toPlan && <a href="/subscriptions">{words.seePlan}</a>}
          </Alert>
        )}
        <div className="order">
          <div className="stack loose">
            <PlanCard plan={summary.plan} words={words} />
            {card && (
              <Card heading={words.paymentTitle} headingId="order-payment">
                <div className="order-card">
                  <p className="tabular">{card.text}</p>
                  {card.expired && <Badge text={words.cardExpired} kind="danger" />}
                  <Button href={card.change.href} variant="secondary" compact>
                    {card.change.label}
                  </Button>
                </div>
              </Card>
            )}
            <Card heading={words.promoTitle} headingId="promo">
              {promo}
              <TriedPromos promos={summary.promos} />
            </Card>
          </div>
          <Card heading={words.costTitle} headingId="order-cost">
            <div>
              <p className="muted small">{words.dueToday}</p>
              <p className="figure">{summary.today}</p>
              {summary.todayNote && <p className="muted small">{summary.todayNote}</p>}
            </div>
            <Facts facts={[...summary.bill, { ...summary.total, total: true }]} />
            {summary.next.map((line) => (
              <p key={line}>{line}</p>
            ))}
            {form}
          </Card>
        </div>
      </div>
    </>
  );
}

function PlanCard({ plan, words }: { plan: Summary['plan']; words: OrderSummaryProps['words'] }) {
  const count = plan.devices.length;
  const devices = { label: words.devices, value: count === 0 ? words.devicesNone : String(count) };
  return (
    <Card heading={words.planTitle} headingId="order-plan">
      <div>
        <p className="order-plan">{plan.name}</p>
        {plan.cycle && <p className="muted">{plan.cycle}</p>}
      </div>
      <Facts facts={[...plan.facts, devices]} />
      <DeviceNames label={words.devices} names={plan.devices} />
    </Card>
  );
}

/** Lists the codes that were tried, the newest first, each with a plain form that takes it away. */
function TriedPromos({ promos }: Pick<Summary, 'promos'>) {
  return (
    promos.length > 0 && (
      <ul className="order-promos">
        {promos.map(({ code, state, text, removeLabel }, place) => (
          <li key={code} className={state}>
            <span
              role={state === 'rejected' ? 'alert' : 'status'}
              id={place === 0 ? 'promo-tried' : undefined}
            >
              {text}
            </span>
            <form method="post" action="/api/orders/promo-removal">
              <input type="hidden" name="code" value={code} />
              <button className="promo-remove" aria-label={removeLabel} />
            </form>
          </li>
        ))}
      </ul>
    )
  );
}
