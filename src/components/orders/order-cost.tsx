import { Facts } from '../facts.tsx';

/** A line of the bill. */
export type BillLine = { label: string; value: string };

/**
 * The lines of today's charge, their total, the lines of a price that begins later, and what else the order does to
 * charges.
 */
export type OrderCostText = { bill: BillLine[]; total: BillLine; later: BillLine[]; notes: string[] };

export type OrderCostProps = { cost: OrderCostText };

/** Shows what is charged now, line by line. The later charges stand where the order is placed. */
export function OrderCost({ cost: { bill, total, later, notes } }: OrderCostProps) {
  return (
    <>
      <div className="order-cost">
        <Facts facts={[...bill, { ...total, total: true }, ...later]} />
      </div>
      {notes.length > 0 && (
        <div className="order-notes">
          {notes.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
    </>
  );
}
