import type { ReactNode } from 'react';
import { FactLine } from './fact-line.tsx';

export type EventListProps = {
  events: readonly {
    id: string;
    what: string;
    /** When it was, and by which browser and where. */
    seen: string;
    name: string;
    place: string;
    /** That it was the sign-in of this very session. */
    here?: string | undefined;
    isBad: boolean;
    /** What a person can do about it. */
    action?: ReactNode;
  }[];
};

/** Lists security events in the order given: the latest first. */
export function EventList({ events }: EventListProps) {
  return (
    <ol className="event-list">
      {events.map(({ id, what, seen, name, place, here, isBad, action }) => (
        <li key={id} className={isBad ? 'event bad' : 'event'}>
          <div>
            <p className="event-what">{what}</p>
            <FactLine facts={here === undefined ? [seen, name, place] : [seen, name, place, here]} />
          </div>
          {action}
        </li>
      ))}
    </ol>
  );
}
