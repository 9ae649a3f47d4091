import { Button } from './button.tsx';
import { Card } from './card.tsx';
import { PageHeader } from './page-header.tsx';

export type FromElsewhereProps = {
  /** The same address of the portal. */
  to: string;
  /** Of the page: one that is only heard, or one that is seen above. */
  heading: { text: string; silent: boolean };
  words: { title: string; text: string; goOn: string; back: string };
};

/** Holds what another site led here for, where it changes something that lasts, until it is pressed on this page. */
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
          <h2>{words.title}</h2>
          <p>{words.text}</p>
          <div className="row">
            <Button href={to}>{words.goOn}</Button>
            <Button href="/subscriptions" variant="secondary">
              {words.back}
            </Button>
          </div>
        </div>
      </Card>
    </>
  );
}
