import type { ReactNode } from 'react';
import type { Copy } from '../../copy/copy.ts';
import { Alert } from '../alert.tsx';
import { Card } from '../card.tsx';
import { DeviceDrawings } from '../device-drawing.tsx';
import { DeviceChips, type DeviceChipsText } from '../devices/device-chips.tsx';
import { Facts } from '../facts.tsx';
import type { OrderTermsText } from '../orders/order-terms.tsx';
import { PageHeader } from '../page-header.tsx';

/** The data of the page that keeps a plan, as text, with the fields of its form. */
export type ResumePlanText = {
  title: string;
  lead: string | undefined;
  notice: string | undefined;
  facts: { label: string; value: string }[];
  /** What else keeping the plan does to charges. */
  notes: string[];
  terms: OrderTermsText;
  devices: DeviceChipsText | undefined;
  fields: Record<string, string>;
  keep: string;
};

export type ResumePlanProps = {
  text: ResumePlanText;
  words: Pick<Copy['resumePlan'], 'devices'>;
  /** The form that keeps the plan. */
  form?: ReactNode;
};

/** Shows what it means and costs to keep a plan that is about to change or end. */
export function ResumePlan({ text, words, form }: ResumePlanProps) {
  return (
    <>
      <PageHeader heading={text.title} lead={text.lead} />
      <div className="stack loose">
        {text.notice && <Alert kind="warning" text={text.notice} focus />}
        <div className="order-side">
          <Card>
            <DeviceDrawings />
            <Facts facts={text.facts} />
            {text.notes.length > 0 && (
              <div className="plan-lines">
                {text.notes.map((line) => (
                  <p key={line}>{line}</p>
                ))}
              </div>
            )}
            {text.devices && (
              <section className="plan-lines order-devices">
                <h2 className="small muted">{words.devices}</h2>
                <DeviceChips devices={text.devices} label={words.devices} />
              </section>
            )}
          </Card>
          {form}
        </div>
      </div>
    </>
  );
}
