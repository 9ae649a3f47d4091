import { Button } from './button.tsx';
import { Card } from './card.tsx';
import { PageHeader } from './page-header.tsx';

export type FromElsewhereProps = {
  /** The same address of the portal. */
  to: string;
  /** Of the page: one that is only heard, or one that is seen above. */
  heading: { text: string; silent: boolean };
  words: Record<'elsewhereTitle' | 'elsewhereText' | 'elsewhereGoOn' | 'backToPlan', string>;
};

/** Another site led here, to what would change something that lasts: waits for a press on this page. */
export function FromElsewhere({ to, heading, words }: FromElsewhereProps) {
  return (
    <>
      {heading.silent ? (
        <h1 className="visually-hidden">{heading.text}</h1>
      ) : (
        <PageHeader heading={heading.text} />
      )}
      <Card raised>
        <div className="stack">
          <h2>{words.elsewhereTitle}</h2>
          <p>{words.elsewhereText}</p>
          <div className="row">
            <Button href={to}>{words.elsewhereGoOn}</Button>
            <Button href="/subscriptions" variant="secondary">
              {words.backToPlan}
            </Button>
          </div>
        </div>
      </Card>
    </>
  );
}
