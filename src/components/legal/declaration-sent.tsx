import { Alert } from '../alert.tsx';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { PageHeader } from '../page-header.tsx';

export type DeclarationSentProps = {
  title: string;
  /** Whether the receipt was sent, too. */
  receipt: { kind: 'success' | 'warning'; text: string };
  /** What was sent, and what comes next; undefined where the page does not know it. */
  facts?: readonly { label: string; value: string }[];
  next?: string;
  another: { href: string; label: string };
};

/** What a person declared, as it was sent, to print or save. */
export function DeclarationSent({ title, receipt, facts, next, another }: DeclarationSentProps) {
  return (
    <>
      <PageHeader heading={title} />
      <div className="stack">
        <Alert kind={receipt.kind} text={receipt.text} />
        <Card>
          {facts && (
            <dl className="declaration-facts">
              {facts.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    <bdi>{value}</bdi>
                  </dd>
                </div>
              ))}
            </dl>
          )}
          {next && <p className="muted">{next}</p>}
          <div className="declaration-another">
            <Button href={another.href} variant="secondary">
              {another.label}
            </Button>
          </div>
        </Card>
      </div>
    </>
  );
}
