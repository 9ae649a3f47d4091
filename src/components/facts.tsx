import type { ReactNode } from 'react';
import '../styles/facts.css';

export type FactsProps = {
  facts: readonly {
    label: string;
    value: ReactNode;
    /** The line that counts. */
    total?: boolean | undefined;
  }[];
};

/** Lists names and values, one pair a line. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className="facts">
      {facts.map(({ label, value, total = false }) => (
        <div key={label} className={total ? 'total' : undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
