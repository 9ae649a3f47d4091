import { Button } from '../button.tsx';
import { PageHeader } from '../page-header.tsx';
import { Spinner } from '../spinner.tsx';

export type OrderPendingProps = {
  heading: string;
  text: string;
  /** A link that reloads the page; the page also reloads itself. */
  again: { href: string; label: string };
};

/** Says that an order was sent and its confirmation is awaited. */
export function OrderPending({ heading, text, again }: OrderPendingProps) {
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
