import type { MarkedCall } from '../../contracts/account-call.ts';
import type { Copy } from '../../copy/copy.ts';
import { fillIn } from '../../copy/fill-in.ts';
import { Alert } from '../alert.tsx';
import { CardTrouble, type CardTroubleText } from '../card-trouble.tsx';
import { Button } from '../button.tsx';
import { DeviceDrawings } from '../device-drawing.tsx';
import { EmptyState } from '../empty-state.tsx';
import { PlanCard, type PlanCardProps, type PlanCardText } from './plan-card.tsx';
import { pathTo } from '../../domain/pages/path-to.ts';

/** An alert above the plans, with the page that solves the problem. */
export type MyPlanNoticeText = CardTroubleText | OtherNoticeText;

/** An alert about anything but the card. */
export type OtherNoticeText = {
  kind: 'error' | 'warning' | 'success' | 'info';
  title: string;
  text: string | undefined;
  link: { href: string; label: string } | undefined;
  /** Another page that solves it. */
  other?: { href: string; label: string } | undefined;
};

/** A plan change that the person has not finished. `onward` leads to its next step. */
export type DraftText = {
  title: string;
  text: string;
  onward: { href: string; label: string };
  other: { href: string; label: string };
  /** The label and the call of the form that discards the change. */
  discard: string;
  action: MarkedCall;
};

/** The plans that have ended, a line each. */
export type EndedPlansText = { title: string; lines: { id: string; text: string }[] };

export type MyPlanProps = {
  page:
    | {
        kind: 'cards';
        notices: MyPlanNoticeText[];
        draft: DraftText | undefined;
        cards: PlanCardText[];
        ended: EndedPlansText | undefined;
      }
    | { kind: 'empty' };
  words: PlanCardProps['words'] & Pick<Copy['myPlan'], 'emptyTitle' | 'emptyHint' | 'viewPlans'>;
  /** The name of the brand's app. */
  app: string;
};

/** Shows the plans of an account, alerts about them, and a change in progress. */
export function MyPlan({ page, words, app }: MyPlanProps) {
  if (page.kind === 'empty') {
    return (
      <div className="stack loose">
        <EmptyState heading={words.emptyTitle} text={fillIn(words.emptyHint, { app })}>
          <Button href={pathTo('plans')}>{words.viewPlans}</Button>
        </EmptyState>
      </div>
    );
  }
  const hasTask =
    page.draft !== undefined ||
    page.notices.some((notice) => ('button' in notice ? notice.button : notice.other) !== undefined);
  return (
    <div className="stack loose">
      {page.notices.map((notice) =>
        'button' in notice ? (
          <CardTrouble key={notice.title} {...notice} />
        ) : (
          <Notice key={notice.title} {...notice} />
        ),
      )}
      {page.draft && <Draft {...page.draft} />}
      {page.cards.length === 0 && (
        <div>
          <Button href={pathTo('plans')} variant="secondary">
            {words.viewPlans}
          </Button>
        </div>
      )}
      {page.cards.length > 0 && <DeviceDrawings />}
      {page.cards.map((card, index) => (
        <PlanCard key={card.id} card={card} words={words} isFirst={index === 0 && !hasTask} />
      ))}
      {page.ended && <EndedPlans {...page.ended} />}
    </div>
  );
}

function Notice({ kind, title, text, link, other }: OtherNoticeText) {
  return (
    <Alert kind={kind} title={title} text={text}>
      {other ? (
        <p className="alert-ways">
          {link && <a href={link.href}>{link.label}</a>}
          <a href={other.href}>{other.label}</a>
        </p>
      ) : (
        link && <a href={link.href}>{link.label}</a>
      )}
    </Alert>
  );
}

function EndedPlans({ title, lines }: EndedPlansText) {
  return (
    <section className="ended-plans" aria-labelledby="ended-plans">
      <h2 id="ended-plans">{title}</h2>
      <ul className="muted">
        {lines.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    </section>
  );
}

function Draft({ title, text, onward, other, discard, action }: DraftText) {
  return (
    <section className="plan-under-way" aria-labelledby="under-way">
      <div>
        <h2 id="under-way">{title}</h2>
        <p>{text}</p>
      </div>
      <div className="row">
        <Button href={onward.href} compact>
          {onward.label}
        </Button>
        <Button href={other.href} variant="secondary" compact>
          {other.label}
        </Button>
        <form method="post" action={action}>
          <Button variant="quiet" compact>
            {discard}
          </Button>
        </form>
      </div>
    </section>
  );
}
