import type { ReactNode } from 'react';

export type TableProps = {
  /** Names the table for a screen reader. */
  caption: string;
  columns: readonly TableColumn[];
  /** The rows: `TableRow`s. */
  children?: ReactNode;
};

type TableColumn = {
  label: string;
  /** Aligns the column to the end, as for amounts. */
  end?: boolean | undefined;
  /** Uses digits of equal width. */
  tabular?: boolean | undefined;
};

/** A table whose rows become blocks where it has little room; explicit roles survive that change of display. */
export function Table({ caption, columns, children }: TableProps) {
  return (
    <div className="table-place">
      <table className="table" role="table">
        <caption className="visually-hidden">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ label, end = false }) => (
              <th key={label} role="columnheader" scope="col" className={end ? 'end' : undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">{children}</tbody>
      </table>
    </div>
  );
}

/** A table row with one cell per column; each cell carries its column's name for the block layout. */
export function TableRow({
  columns,
  cells,
}: {
  columns: readonly TableColumn[];
  cells: readonly ReactNode[];
}) {
  return (
    <tr role="row">
      {columns.map(({ label, end = false, tabular = false }, index) => (
        <td
          key={label}
          role="cell"
          data-label={label}
          className={[end && 'end', tabular && 'tabular'].filter(Boolean).join(' ') || undefined}
        >
          {cells[index]}
        </td>
      ))}
    </tr>
  );
}
