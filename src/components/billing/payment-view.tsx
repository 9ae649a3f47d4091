import type { ReactNode } from 'react';
import type { Copy } from '../../copy/copy.ts';
import { Alert } from '../alert.tsx';
import { Badge } from '../badge.tsx';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { Fold } from '../fold.tsx';
import { CalendarLink } from '../calendar-link.tsx';
import { CardTrouble, type CardTroubleText } from '../card-trouble.tsx';
import { LastInvoices, type LastInvoicesProps } from './last-invoices.tsx';
import { UpcomingChanges, type UpcomingChangesProps, type UpcomingChangesText } from './upcoming-changes.tsx';

/** Payment in words. */
export type PaymentText = {
  /** What is wrong with the card; undefined where nothing is. */
  trouble: CardTroubleText | undefined;
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
  /**
   * The next charges, one sentence each. `why`: what begins with it; undefined for a renewal. `monthly`: what is charged each month
   * from then on; undefined where that differs, or is not known. `calendar`: the address of these days as a file.
   */
  next: {
    label: string;
    charges: readonly string[];
    why: string | undefined;
    monthly: string | undefined;
    calendar: string | undefined;
  };
  /** That plans may be missing, whose charges are not here; undefined where all are there. */
  missing: { title: string; text: string } | undefined;
  /** What changes in the next months; undefined where nothing does, or not all is known. */
  changes: UpcomingChangesText | undefined;
  /** The billing address, line by line. */
  address: readonly string[];
  invoices: Omit<LastInvoicesProps, 'words'>;
  /** The message after the card was saved. */
  saved: string | undefined;
};

export type PaymentViewProps = PaymentText & {
  words: LastInvoicesProps['words'] &
    UpcomingChangesProps['words'] &
    Pick<Copy['payment'], 'change' | 'addCard' | 'noCard' | 'cardExpired' | 'addressTitle' | 'savedTitle'>;
};

/** Shows trouble with the card, the next charge with the card that pays it, what changes then, and the last invoice. */
export function PaymentView(props: PaymentViewProps) {
  const { trouble, stores, missing, changes, invoices, saved, words } = props;
  return (
    <div className="stack loose">
      {saved !== undefined && <Alert kind="success" title={words.savedTitle} text={saved} focus />}
      {trouble && <CardTrouble {...trouble} />}
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
      <ChargeAndCard {...props} />
      {changes && <UpcomingChanges {...changes} words={words} />}
      {(invoices.list === undefined || invoices.list.length > 0) && (
        <LastInvoices {...invoices} words={words} />
      )}
    </div>
  );
}

function ChargeAndCard({ heading, card, stores, change, next, address, words }: PaymentViewProps) {
  // If stores alone bill the account, no card is missing.
  const hasCard = card !== undefined || change !== undefined || stores.length === 0;
  if (!hasCard && next.charges.length === 0) return null;
  return (
    <Card>
      <dl className="charge-and-card">
        {next.charges.length > 0 && (
          <div>
            <dt>{next.label}</dt>
            {next.charges.map((sentence) => (
              <dd key={sentence} className="figure next-charge">
                {sentence}
              </dd>
            ))}
            {next.why !== undefined && <dd>{next.why}</dd>}
            {next.monthly !== undefined && <dd className="muted small">{next.monthly}</dd>}
            {next.calendar !== undefined && (
              <dd>
                <CalendarLink href={next.calendar} label={words.addToCalendar} />
              </dd>
            )}
          </div>
        )}
        {hasCard && (
          <div>
            <dt>
              <span>{heading}</span>
              {card?.expired && <Badge text={words.cardExpired} kind="danger" />}
            </dt>
            <dd className="card-on-file">
              <CardLine card={card} noCard={words.noCard} />
              {change && (
                <Button href={change} variant="secondary" compact>
                  {card ? words.change : words.addCard}
                </Button>
              )}
            </dd>
            {address.length > 0 && (
              <dd>
                <Fold summary={words.addressTitle}>
                  <address className="card-address">
                    {address.map((line) => (
                      <bdi key={line}>{line}</bdi>
                    ))}
                  </address>
                </Fold>
              </dd>
            )}
          </div>
        )}
      </dl>
    </Card>
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
