import { Facts } from '../facts.tsx';

/** A line of the bill. */
export type BillLine = { label: string; value: string };

/** The lines of today's charge, their total, and sentences about the later charges. */
export type OrderCostText = { bill: BillLine[]; total: BillLine; next: string[] };

export type OrderCostProps = { cost: OrderCostText };

/** Shows what is charged now, line by line, and below it the later charges. */
export function OrderCost({ cost: { bill, total, next } }: OrderCostProps) {
  return (
    <>
      <div className="order-cost">
        <Facts facts={[...bill, { ...total, total: true }]} />
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
