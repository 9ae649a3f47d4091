import type { ReactNode } from 'react';
import { Alert } from '../alert.tsx';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { Checkbox } from '../checkbox.tsx';
import { PageHeader } from '../page-header.tsx';
import '../../styles/cancel-plan.css';

export type CancelPlanProps = {
  page: {
    step: 'tell' | 'confirm';
    subscriptionId: string;
    /** The plan has changed since the person last looked at it. */
    changed: boolean;
    lead: string;
    charge: string;
    history: string;
    devices: readonly { id: string; name: string }[];
    reasons: readonly { value: string; label: string; chosen: boolean }[];
    confirmTitle: string;
    confirmText: string;
  };
  words: Record<
    | 'title'
    | 'backToPlan'
    | 'changedTitle'
    | 'changedText'
    | 'chargeLabel'
    | 'historyLabel'
    | 'devicesLabel'
    | 'devicesNone'
    | 'reasonTitle'
    | 'reasonHint'
    | 'keep'
    | 'cancel',
    string
  >;
  /** The form that cancels, on the second page. */
  form?: ReactNode;
};

/** Shows what ends with a plan and asks why it is cancelled, then asks once more. */
export function CancelPlan({ page, words, form }: CancelPlanProps) {
  return (
    <div>
      {page.step === 'tell' && (
        <PageHeader
          heading={words.title}
          lead={page.lead}
          back={{ href: '/subscriptions', label: words.backToPlan }}
        />
      )}
      <div className="stack loose">
        {page.changed && <Alert kind="warning" title={words.changedTitle} text={words.changedText} focus />}
        {page.step === 'tell' ? (
          <Card>
            <WhatEnds page={page} words={words} />
            <Reasons page={page} words={words} />
          </Card>
        ) : (
          <Card raised>
            <div className="card-intro">
              <h1>{page.confirmTitle}</h1>
              <p>{page.confirmText}</p>
            </div>
            {form}
          </Card>
        )}
      </div>
    </div>
  );
}

function WhatEnds({ page, words }: CancelPlanProps) {
  return (
    <dl className="cancel-facts">
      <div>
        <dt>{words.chargeLabel}</dt>
        <dd>{page.charge}</dd>
      </div>
      <div>
        <dt>{words.historyLabel}</dt>
        <dd>{page.history}</dd>
      </div>
      <div>
        <dt>{words.devicesLabel}</dt>
        <dd>
          {page.devices.length === 0 ? (
            words.devicesNone
          ) : (
            <ul className="cancel-devices">
              {page.devices.map(({ id, name }) => (
                <li key={id} dir="auto">
                  {name}
                </li>
              ))}
            </ul>
          )}
        </dd>
      </div>
    </dl>
  );
}

/** Asks for the reason, which may be left out, and leads to the second page. */
function Reasons({ page, words }: CancelPlanProps) {
  return (
    <form className="cancel-form" method="get" action="/cancel-plan">
      <input type="hidden" name="subscriptionId" value={page.subscriptionId} />
      <input type="hidden" name="step" value="confirm" />
      <fieldset aria-describedby="reason-hint">
        <legend>{words.reasonTitle}</legend>
        <p className="muted small" id="reason-hint">
          {words.reasonHint}
        </p>
        <div className="cancel-reasons">
          {page.reasons.map(({ value, label, chosen }) => (
            <Checkbox
              key={value}
              type="radio"
              name="reason"
              value={value}
              label={label}
              defaultChecked={chosen}
            />
          ))}
        </div>
      </fieldset>
      <div className="cancel-actions">
        <Button variant="secondary">{words.cancel}</Button>
        <Button href="/subscriptions">{words.keep}</Button>
      </div>
    </form>
  );
}
