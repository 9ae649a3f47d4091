import { Badge } from './badge.tsx';
import type { Stories } from './stories.ts';
import { Table, TableRow } from './table.tsx';

const columns = [{ label: 'Date' }, { label: 'Status' }, { label: 'Total', end: true, tabular: true }];

export const stories: Stories = {
  invoices: (
    <Table caption="Invoices" columns={columns}>
      <TableRow
        columns={columns}
        cells={['Nov 3, 2026', <Badge key="status" kind="success" text="Paid" />, '$9.99']}
      />
      <TableRow
        columns={columns}
        cells={['Oct 3, 2026', <Badge key="status" kind="danger" text="Past due" />, '$9.99']}
      />
    </Table>
  ),
};
