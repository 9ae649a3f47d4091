import { Facts } from '../facts.tsx';

/** A line of the bill. */
export type BillLine = { label: string; value: string };

/**
 * The lines of today's charge, their total, the lines of a price that begins later, and sentences about the later
 * charges.
 */
export type OrderCostText = { bill: BillLine[]; total: BillLine; later: BillLine[]; next: string[] };

export type OrderCostProps = { cost: OrderCostText };

/** Shows what is charged now, line by line, and below it the later charges. */
export function OrderCost({ cost: { bill, total, later, next } }: OrderCostProps) {
  return (
    <>
      <div className="order-cost">
        <Facts facts={[...bill, { ...total, total: true }, ...later]} />
      </div>
      {next.length > 0 && (
        <div className="order-next">
          {next.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
    </>
  );
}
