import { Card } from '../card.tsx';
import { Skeleton } from '../skeleton.tsx';

/** The default page size of the history. */
const INVOICES = Array.from({ length: 10 }, () => 'record' as const);

/** Draws the placeholder of a page of invoices. */
export function HistoryOutline() {
  return (
    <Card>
      <Skeleton lines={INVOICES} />
    </Card>
  );
}
