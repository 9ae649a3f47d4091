import { Card } from '../card.tsx';
import { Skeleton } from '../skeleton.tsx';

/** As many as a page of the history has when it is opened. */
const INVOICES = Array.from({ length: 10 }, () => 'record' as const);

/** Draws where a page of invoices is going to stand. */
export function HistoryOutline() {
  return (
    <Card>
      <Skeleton lines={INVOICES} />
    </Card>
  );
}
