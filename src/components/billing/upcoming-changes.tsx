import type { Copy } from '../../copy/copy.ts';
import { CalendarLink } from '../calendar-link.tsx';
import { Card } from '../card.tsx';

/** A day on which something is charged, or a plan ends. */
type UpcomingLineText = {
  id: string;
  /** The day as `2026-12-11`, for machines. */
  day: string | undefined;
  date: string;
  what: string;
  /** Undefined where nothing is charged on that day. */
  amount: string | undefined;
};

/** What changes in the next months, a line a day, and what all charges come to; `sum` is undefined where that is not known. */
export type UpcomingChangesText = {
  lines: readonly UpcomingLineText[];
  sum: string | undefined;
  /** The address of all charges as a file for a calendar. */
  calendar: string;
};

export type UpcomingChangesProps = UpcomingChangesText & {
  words: Pick<Copy['payment'], 'upcomingTitle' | 'addToCalendar'>;
};

/** Lists what changes in the next months, the next first. */
export function UpcomingChanges({ lines, sum, calendar, words }: UpcomingChangesProps) {
  return (
    <Card heading={words.upcomingTitle} headingId="ahead">
      <div>
        <ol className="ahead-lines">
          {lines.map(({ id, day, date, what, amount }) => (
            <li key={id}>
              <time dateTime={day}>{date}</time>
              <span className="ahead-what">{what}</span>
              {amount !== undefined && <span className="ahead-amount">{amount}</span>}
            </li>
          ))}
        </ol>
        {sum && <p className="muted small">{sum}</p>}
        <CalendarLink href={calendar} label={words.addToCalendar} />
      </div>
    </Card>
  );
}
