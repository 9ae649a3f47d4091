import type { ReactNode } from 'react';

export type FactsProps = {
  facts: readonly {
    label: string;
    value: ReactNode;
    /** Marks the line as the total. */
    total?: boolean | undefined;
  }[];
};

/** Lists pairs of label and value, one per line. */
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
