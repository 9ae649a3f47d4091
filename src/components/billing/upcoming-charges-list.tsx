import type { Copy } from '../../copy/copy.ts';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { Fold } from '../fold.tsx';

/** A day on which something is charged, or a plan ends. */
export type UpcomingLineText = {
  id: string;
  /** The day as `2026-12-11`, for machines. */
  day: string | undefined;
  date: string;
  what: string;
  /** Undefined where nothing is charged on that day. */
  amount: string | undefined;
};

/** What comes in the next months, a line a day, and what it comes to. `more` unfolds; `sum` is undefined where nothing is charged. */
export type UpcomingChargesText = {
  lines: readonly UpcomingLineText[];
  more: { label: string; lines: readonly UpcomingLineText[] } | undefined;
  sum: string | undefined;
  /** The address of the same days as a file for a calendar. */
  calendar: string;
};

export type UpcomingChargesListProps = UpcomingChargesText & {
  words: Pick<Copy['payment'], 'upcomingTitle' | 'addToCalendar'>;
};

/** Lists what is charged in the next months, the next first. */
export function UpcomingChargesList({ lines, more, sum, calendar, words }: UpcomingChargesListProps) {
  return (
    <Card heading={words.upcomingTitle} headingId="ahead">
      <div className="ahead">
        <Lines lines={lines} />
        {more && (
          <Fold summary={more.label}>
            <Lines lines={more.lines} />
          </Fold>
        )}
        {sum && <p className="muted small">{sum}</p>}
      </div>
      <p>
        <Button href={calendar} variant="secondary" compact data-file="">
          {words.addToCalendar}
        </Button>
      </p>
    </Card>
  );
}

function Lines({ lines }: Pick<UpcomingChargesText, 'lines'>) {
  return (
    <ol className="ahead-lines">
      {lines.map(({ id, day, date, what, amount }) => (
        <li key={id}>
          <time dateTime={day}>{date}</time>
          <span className="ahead-what">{what}</span>
          {amount !== undefined && <span className="ahead-amount">{amount}</span>}
        </li>
      ))}
    </ol>
  );
}
