import { Alert } from '../alert.tsx';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { Checkbox } from '../checkbox.tsx';
import { PageHeader } from '../page-header.tsx';

/** One purpose: what it is, who receives it, and whether it is allowed now. */
type PurposeChoice = { purpose: string; name: string; text: string; receivers: string; isOn: boolean };

export type PrivacyChoicesProps = {
  title: string;
  lead: string;
  /** Confirms the choice that was just saved. */
  saved: string | undefined;
  /** What holds now, and why. */
  state: string;
  purposes: readonly PurposeChoice[];
  /** The form; undefined where the browser's own signal has decided. `page` is the URL to which it returns. */
  form: { page: string; legend: string; save: string; refuseAll: string; savedText: string } | undefined;
};

/** Shows what scripts of others may do, and lets a visitor choose each purpose. Works without script. */
export function PrivacyChoices({ title, lead, saved, state, purposes, form }: PrivacyChoicesProps) {
  return (
    <>
      <PageHeader heading={title} lead={lead} />
      <Card>
        {saved && <Alert kind="success" text={saved} focus />}
        <p className="consent-state">{state}</p>
        {form ? (
          <form className="stack" method="post" action="/api/consent">
            <input type="hidden" name="page" value={form.page} />
            <fieldset className="stack">
              <legend className="visually-hidden">{form.legend}</legend>
              {purposes.map(({ purpose, name, text, receivers, isOn }) => (
                <Checkbox
                  key={purpose}
                  name="purpose"
                  value={purpose}
                  defaultChecked={isOn}
                  label={
                    <>
                      <b>{name}</b>
                      <span className="checkbox-hint">{text}</span>
                    </>
                  }
                  hint={receivers}
                />
              ))}
            </fieldset>
            <div className="row">
              <Button name="choice" value="save">
                {form.save}
              </Button>
              <Button variant="secondary" name="choice" value="refuse">
                {form.refuseAll}
              </Button>
            </div>
            <p className="muted small">{form.savedText}</p>
          </form>
        ) : (
          <dl className="stack">
            {purposes.map(({ purpose, name, text, receivers }) => (
              <div key={purpose}>
                <dt>
                  <b>{name}</b>
                </dt>
                <dd className="muted">{text}</dd>
                <dd className="muted">{receivers}</dd>
              </div>
            ))}
          </dl>
        )}
      </Card>
    </>
  );
}
