import type { OrderCost as Cost } from '../../contracts/orders/order-summary.ts';
import { Facts } from '../facts.tsx';

export type OrderCostProps = { cost: Cost };

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
