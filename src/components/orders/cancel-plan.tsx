import type { ReactNode } from 'react';
import type { Copy } from '../../copy/copy.ts';
import { Alert } from '../alert.tsx';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { Checkbox } from '../checkbox.tsx';
import { DeviceDrawings } from '../device-drawing.tsx';
import { DeviceChips, type DeviceChipsText } from '../devices/device-chips.tsx';
import { PageHeader } from '../page-header.tsx';

export type CancelPlanProps = {
  page: {
    step: 'tell' | 'confirm';
    subscriptionId: string;
    /** True if the plan changed since the person last saw it. */
    changed: boolean;
    lead: string;
    charge: string;
    history: string;
    devices: DeviceChipsText | undefined;
    reasons: readonly { value: string; label: string; chosen: boolean }[];
    confirmTitle: string;
    confirmText: string;
    /** What stays covered for free; undefined if nothing does. */
    kept: string | undefined;
    /** An alternative: a plan that costs less. */
    lower: { text: string; href: string } | undefined;
    /** URL of the first page, with the reason that was given. */
    firstStepHref: string;
  };
  words: Pick<
    Copy['cancel'],
    | 'title'
    | 'backToPlan'
    | 'changedTitle'
    | 'changedText'
    | 'chargeLabel'
    | 'historyLabel'
    | 'devicesLabel'
    | 'devicesOnPlan'
    | 'devicesNone'
    | 'reasonTitle'
    | 'reasonHint'
    | 'keep'
    | 'cancel'
  >;
  /** The form that cancels, on the second page. */
  form?: ReactNode;
};

/** Shows what ends with a plan and asks for the reason; the second page asks for confirmation. */
export function CancelPlan({ page, words, form }: CancelPlanProps) {
  const isFirstStep = page.step === 'tell';
  return (
    <div>
      <PageHeader
        heading={isFirstStep ? words.title : page.confirmTitle}
        lead={isFirstStep ? page.lead : page.confirmText}
        back={
          isFirstStep
            ? { href: '/subscriptions', label: words.backToPlan }
            : { href: page.firstStepHref, label: words.title }
        }
      />
      <div className="stack loose">
        {page.changed && <Alert kind="warning" title={words.changedTitle} text={words.changedText} focus />}
        <Card>
          <WhatEnds page={page} words={words} />
          {isFirstStep && page.lower && (
            <p>
              <a className="cancel-lower" href={page.lower.href}>
                {page.lower.text}
              </a>
            </p>
          )}
          {isFirstStep && <Reasons page={page} words={words} />}
          {!isFirstStep && form}
        </Card>
      </div>
    </div>
  );
}

function WhatEnds({ page, words }: CancelPlanProps) {
  const devicesLabel = page.kept === undefined ? words.devicesLabel : words.devicesOnPlan;
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
        <dt>{devicesLabel}</dt>
        <dd>
          {page.devices ? (
            <div className="cancel-devices">
              <DeviceDrawings />
              <DeviceChips devices={page.devices} label={devicesLabel} />
            </div>
          ) : (
            words.devicesNone
          )}
          {page.kept && <p className="cancel-kept">{page.kept}</p>}
        </dd>
      </div>
    </dl>
  );
}

/** Asks for an optional reason and continues to the second page. */
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
      <div className="actions">
        <Button variant="secondary">{words.cancel}</Button>
        <Button href="/subscriptions">{words.keep}</Button>
      </div>
    </form>
  );
}
