import { Alert } from '../alert.tsx';
import { Badge } from '../badge.tsx';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { Facts } from '../facts.tsx';
import { PageHeader } from '../page-header.tsx';
import '../../styles/card-on-file.css';

export type PaymentViewProps = {
  /** `image` is the address of the card brand's picture; undefined for a brand that is not known. */
  card: { name: string; number: string; image: string | undefined; expired: boolean } | undefined;
  /** True where Apple bills a plan. */
  apple: boolean;
  /** Where another card is entered; undefined where none can be. */
  change: string | undefined;
  /** The next charges in words. */
  upcoming: readonly string[];
  words: Record<
    'title' | 'cardTitle' | 'change' | 'noCard' | 'cardExpired' | 'apple' | 'appleText' | 'upcoming',
    string
  >;
};

/** Shows the card on file, the way to another, and what is charged next. */
export function PaymentView({ card, apple, change, upcoming, words }: PaymentViewProps) {
  return (
    <>
      <PageHeader heading={words.title} />
      <div className="stack loose">
        {apple && <Alert kind="info" title={words.apple} text={words.appleText} />}
        <Card
          heading={words.cardTitle}
          headingId="card"
          actions={card?.expired && <Badge text={words.cardExpired} kind="danger" />}
        >
          <div className="card-on-file">
            {card ? (
              <>
                {card.image && <img src={card.image} alt={card.name} width="44" height="44" />}
                <p>
                  {!card.image && card.name}
                  <span className="tabular"> {card.number}</span>
                </p>
              </>
            ) : (
              <p className="muted">{words.noCard}</p>
            )}
            {change && (
              <Button href={change} variant="secondary" compact>
                {words.change}
              </Button>
            )}
          </div>
          {upcoming.length > 0 && (
            <Facts facts={upcoming.map((value) => ({ label: words.upcoming, value }))} />
          )}
        </Card>
      </div>
    </>
  );
}
