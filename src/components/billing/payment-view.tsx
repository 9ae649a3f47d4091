import type { ReactNode } from 'react';
import type { Copy } from '../../copy/copy.ts';
import { Alert } from '../alert.tsx';
import { Badge } from '../badge.tsx';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { Fold } from '../fold.tsx';
import {
  type UpcomingChargesText,
  UpcomingChargesList,
  type UpcomingChargesListProps,
} from './upcoming-charges-list.tsx';
import { LastInvoices, type LastInvoicesProps } from './last-invoices.tsx';

/** Payment in words. */
export type PaymentText = {
  /** What is on file: a card, or PayPal. */
  heading: string;
  /** `image` is the URL of the card brand's picture; undefined for an unknown brand. PayPal has no number. */
  card: { name: string; number: string | undefined; image: string | undefined; expired: boolean } | undefined;
  /** Each store that bills plans: until when they are paid, and where they are changed. */
  stores: readonly {
    title: string;
    text: string;
    paid: readonly string[];
    link: { href: string; label: string } | undefined;
  }[];
  /** URL of the form for another card; undefined if no card can be entered. */
  change: string | undefined;
  /** The next charges, one sentence each. */
  upcoming: readonly string[];
  /** That plans may be missing, whose charges are not here; undefined where all are there. */
  missing: { title: string; text: string } | undefined;
  /** The upcoming charges; undefined where nothing is known, or not all. */
  upcomingCharges: UpcomingChargesText | undefined;
  /** The billing address, line by line. */
  address: readonly string[];
  /** The latest invoices; undefined if they could not be loaded. */
  invoices: LastInvoicesProps['invoices'] | undefined;
  /** The address of all invoices; undefined at a brand without the account history. */
  allInvoices: string | undefined;
  /** A payment that failed and is still due; undefined if nothing is due. */
  pastDue: { title: string; text: string; links: readonly { href: string; label: string }[] } | undefined;
  /** The message after the card was saved. */
  saved: string | undefined;
};

export type PaymentViewProps = PaymentText & {
  words: LastInvoicesProps['words'] &
    UpcomingChargesListProps['words'] &
    Pick<
      Copy['payment'],
      | 'change'
      | 'addCard'
      | 'noCard'
      | 'cardExpired'
      | 'upcoming'
      | 'addressTitle'
      | 'updateCard'
      | 'savedTitle'
    >;
};

/** Shows the next charges, the card on file with the link to change it, and a payment that is past due. */
export function PaymentView(props: PaymentViewProps) {
  const {
    heading,
    card,
    stores,
    change,
    upcoming,
    missing,
    upcomingCharges,
    address,
    invoices,
    allInvoices,
    pastDue,
    saved,
    words,
  } = props;
  // If stores alone bill the account, no card is missing.
  const hasCardCard = card !== undefined || change !== undefined || stores.length === 0;
  return (
    <div className="stack loose">
      {saved !== undefined && <Alert kind="success" title={words.savedTitle} text={saved} focus />}
      {pastDue && <PastDue pastDue={pastDue} change={change} updateCard={words.updateCard} />}
      {missing && <Alert kind="warning" {...missing} />}
      {stores.map(({ title, text, paid, link }) => (
        <Alert key={title} kind="info" title={title} text={text}>
          {paid.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          {link && (
            <p className="alert-ways">
              <a href={link.href}>{link.label}</a>
            </p>
          )}
        </Alert>
      ))}
      {upcoming.length > 0 && (
        <Card>
          <dl className="upcoming">
            {upcoming.map((sentence) => (
              <div key={sentence}>
                <dt>{words.upcoming}</dt>
                <dd>{sentence}</dd>
              </div>
            ))}
          </dl>
        </Card>
      )}
      {hasCardCard && (
        <Card
          heading={heading}
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
            <Fold summary={words.addressTitle}>
              <address className="card-address">
                {address.map((line) => (
                  <bdi key={line}>{line}</bdi>
                ))}
              </address>
            </Fold>
          )}
        </Card>
      )}
      {upcomingCharges && <UpcomingChargesList {...upcomingCharges} words={words} />}
      {invoices && invoices.length > 0 && (
        <LastInvoices invoices={invoices} all={allInvoices} words={words} />
      )}
    </div>
  );
}

function CardLine({ card, noCard }: Pick<PaymentText, 'card'> & { noCard: string }): ReactNode {
  if (!card) return <p className="muted">{noCard}</p>;
  if (card.number === undefined) return <p>{card.name}</p>;
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
  pastDue: NonNullable<PaymentText['pastDue']>;
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
