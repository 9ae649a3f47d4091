import { FactLine } from './fact-line.tsx';

export type EventListProps = {
  events: readonly { id: string; what: string; facts: readonly string[]; isBad: boolean }[];
};

/** Lists security events in the order given: the latest first. */
export function EventList({ events }: EventListProps) {
  return (
    <ol className="event-list">
      {events.map(({ id, what, facts, isBad }) => (
        <li key={id} className={isBad ? 'event bad' : 'event'}>
          <p className="event-what">{what}</p>
          <FactLine facts={facts} />
        </li>
      ))}
    </ol>
  );
}
