import { Button } from './button.tsx';
import { Card } from './card.tsx';

export type FromElsewhereProps = {
  /** The same address of ours. */
  to: string;
  words: { title: string; text: string; goOn: string; back: string };
};

/** Holds what another site led here for, where it changes something that lasts, until it is pressed on this page. */
export function FromElsewhere({ to, words }: FromElsewhereProps) {
  return (
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
  );
}
