import type { ReactNode } from 'react';
import type { Copy } from '../../copy/copy.ts';
import { Alert } from '../alert.tsx';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { DeviceDrawings } from '../device-drawing.tsx';
import { DeviceChips, type DeviceChipsText } from '../devices/device-chips.tsx';
import { PageHeader } from '../page-header.tsx';
import { type BillingLine, BillingLines } from '../billing-lines.tsx';
import { pathTo } from '../../domain/pages/path-to.ts';

/** Cancel Plan, as text: what ends with the plan, or the plans that only a store can end. */
export type CancelPlanText =
  | { kind: 'store'; stores: readonly BillingLine[] }
  | {
      kind: 'plan';
      subscriptionId: string;
      version: string;
      /** True if the plan changed since the person last saw it. */
      hasChanged: boolean;
      lead: string;
      /** What is still charged, a sentence each; that nothing is, the question says. */
      charge: readonly string[];
      /** The plans that a store bills besides: they are not cancelled. */
      stores: readonly BillingLine[];
      history: string;
      devices: DeviceChipsText | undefined;
      /** What stays covered for free; undefined if nothing does. */
      freeCover: string | undefined;
      /** An alternative: a plan that costs less. */
      lower: { text: string; href: string } | undefined;
      /** The reasons to choose from, and the one that is chosen. */
      reasons: readonly { value: string; label: string }[];
      reason: string | undefined;
      /** What is asked before the plan is cancelled; `pageHref` is the page without it. */
      question: { title: string; lines: readonly string[]; pageHref: string } | undefined;
    };

export type CancelPlanProps = {
  /** The path of this page. */
  here: string;
  page: Omit<
    Extract<CancelPlanText, { kind: 'plan' }>,
    'kind' | 'version' | 'reasons' | 'reason' | 'question'
  >;
  words: Pick<
    Copy['cancel'],
    | 'title'
    | 'changedTitle'
    | 'changedText'
    | 'chargeLabel'
    | 'historyLabel'
    | 'devicesLabel'
    | 'devicesOnPlan'
    | 'devicesNone'
    | 'keep'
    | 'cancel'
  >;
  /** The question before the plan is cancelled, once that was asked for. */
  question?: ReactNode;
};

/** The id of the button that asks for the question. */
export const CANCEL_BUTTON = 'cancel-plan';

/** Says where a plan is cancelled that a store bills. */
export function CancelAtStore({
  stores,
  words,
}: {
  stores: readonly BillingLine[];
  words: Pick<Copy['cancel'], 'title'>;
}) {
  return (
    <div>
      <PageHeader heading={words.title} />
      <BillingLines lines={stores} />
    </div>
  );
}

/** Shows what ends with a plan, with the two ways on. */
export function CancelPlan({ page, here, words, question }: CancelPlanProps) {
  return (
    <div>
      <PageHeader heading={words.title} lead={page.lead} />
      <div className="stack loose">
        {page.hasChanged && (
          <Alert kind="warning" title={words.changedTitle} text={words.changedText} focus />
        )}
        <Card>
          <WhatEnds page={page} words={words} />
          {page.stores.length > 0 && <BillingLines lines={page.stores} />}
          {page.lower && (
            <p>
              <a className="cancel-lower" href={page.lower.href}>
                {page.lower.text}
              </a>
            </p>
          )}
        </Card>
        <form className="action-bar cancel-bar" method="get" action={here}>
          <input type="hidden" name="subscriptionId" value={page.subscriptionId} />
          <input type="hidden" name="step" value="confirm" />
          <Button variant="secondary" id={CANCEL_BUTTON}>
            {words.cancel}
          </Button>
          <Button href={pathTo('myPlan')}>{words.keep}</Button>
        </form>
      </div>
      {question}
    </div>
  );
}

function WhatEnds({ page, words }: Pick<CancelPlanProps, 'page' | 'words'>) {
  const devicesLabel = page.freeCover === undefined ? words.devicesLabel : words.devicesOnPlan;
  return (
    <dl className="cancel-facts">
      {page.charge.length > 0 && (
        <div>
          <dt>{words.chargeLabel}</dt>
          {page.charge.map((text) => (
            <dd key={text}>{text}</dd>
          ))}
        </div>
      )}
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
          {page.freeCover && <p className="cancel-kept">{page.freeCover}</p>}
        </dd>
      </div>
    </dl>
  );
}
