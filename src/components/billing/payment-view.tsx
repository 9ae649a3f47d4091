import type { ReactNode } from 'react';
import type { Copy } from '../../copy/copy.ts';
import { Alert } from '../alert.tsx';
import { Badge } from '../badge.tsx';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { Facts } from '../facts.tsx';
import { LastInvoices, type LastInvoicesProps } from './last-invoices.tsx';

export type PaymentViewProps = {
  /** `image` is the URL of the card brand's picture; undefined for an unknown brand. */
  card: { name: string; number: string; image: string | undefined; expired: boolean } | undefined;
  /** True where Apple bills a plan. */
  apple: boolean;
  /** URL of the form for another card; undefined if no card can be entered. */
  change: string | undefined;
  /** The next charges, one sentence each. */
  upcoming: readonly string[];
  /** The billing address, line by line. */
  address: readonly string[];
  /** The latest invoices; undefined if they could not be loaded. */
  invoices: LastInvoicesProps['invoices'] | undefined;
  /** A payment that failed and is still due; undefined if nothing is due. */
  pastDue: { title: string; text: string; links: readonly { href: string; label: string }[] } | undefined;
  /** The message after the card was saved. */
  saved: string | undefined;
  words: LastInvoicesProps['words'] &
    Pick<
      Copy['payment'],
      | 'cardTitle'
      | 'change'
      | 'addCard'
      | 'noCard'
      | 'cardExpired'
      | 'apple'
      | 'appleText'
      | 'upcoming'
      | 'addressTitle'
      | 'updateCard'
      | 'savedTitle'
    >;
};

/** Shows the card on file, the link to change it, the next charges, and a payment that is past due. */
export function PaymentView(props: PaymentViewProps) {
  const { card, apple, change, upcoming, address, invoices, pastDue, saved, words } = props;
  // If only Apple bills the account, no card is missing.
  const hasCardCard = card !== undefined || change !== undefined || !apple;
  return (
    <div className="stack loose">
      {saved !== undefined && <Alert kind="success" title={words.savedTitle} text={saved} focus />}
      {pastDue && <PastDue pastDue={pastDue} change={change} updateCard={words.updateCard} />}
      {apple && <Alert kind="info" title={words.apple} text={words.appleText} />}
      {hasCardCard && (
        <Card
          heading={words.cardTitle}
          headingId="card"
          actions={card?.expired && <Badge text={words.cardExpired} kind="danger" />}
        >
          <div className="card-on-file">
            <CardLine card={card} noCard={words.noCard} />
            {change && (
              <Button href={change} variant="secondary" compact>
                {card ? words.change : words.addCard}
              </Button>
            )}
          </div>
          {address.length > 0 && (
            <div>
              <h3>{words.addressTitle}</h3>
              <address className="card-address">
                {address.map((line) => (
                  <bdi key={line}>{line}</bdi>
                ))}
              </address>
            </div>
          )}
          {upcoming.length > 0 && (
            <Facts facts={upcoming.map((value) => ({ label: words.upcoming, value }))} />
          )}
        </Card>
      )}
      {invoices && invoices.length > 0 && <LastInvoices invoices={invoices} words={words} />}
    </div>
  );
}

function CardLine({ card, noCard }: Pick<PaymentViewProps, 'card'> & { noCard: string }): ReactNode {
  if (!card) return <p className="muted">{noCard}</p>;
  return (
    <>
      {card.image && <img src={card.image} alt={card.name} width="44" height="44" />}
      <p>
        {!card.image && card.name} <bdi className="tabular">{card.number}</bdi>
      </p>
    </>
  );
}

function PastDue({
  pastDue: { title, text, links },
  change,
  updateCard,
}: {
  pastDue: NonNullable<PaymentViewProps['pastDue']>;
  change: string | undefined;
  updateCard: string;
}) {
  return (
    <Alert kind="error" title={title} text={text}>
      <ul className="past-due">
        {links.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
      {change && (
        <p>
          <Button href={change}>{updateCard}</Button>
        </p>
      )}
    </Alert>
  );
}
