import { FactLine } from './fact-line.tsx';

export type EventListProps = {
  events: readonly { what: string; facts: readonly string[]; isBad: boolean }[];
};

/** Lists what happened, the latest first. */
export function EventList({ events }: EventListProps) {
  return (
    <ol className="event-list">
      {events.map(({ what, facts, isBad }, index) => (
        <li key={index} className={isBad ? 'event bad' : 'event'}>
          <p className="event-what">{what}</p>
          <FactLine facts={facts} />
        </li>
      ))}
    </ol>
  );
}
