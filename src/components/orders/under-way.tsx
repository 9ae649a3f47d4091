import { Button } from '../button.tsx';
import { PageHeader } from '../page-header.tsx';
import { Spinner } from '../spinner.tsx';

export type UnderWayProps = {
  heading: string;
  text: string;
  /** Asks once more; the page does so by itself, too. */
  again: { href: string; label: string };
};

/** Says that an order was sent and its confirmation is waited for. */
export function UnderWay({ heading, text, again }: UnderWayProps) {
  return (
    <>
      <PageHeader heading={heading} />
      <div className="stack loose">
        <Spinner text={text} large />
        <Button href={again.href} variant="secondary">
          {again.label}
        </Button>
      </div>
    </>
  );
}
