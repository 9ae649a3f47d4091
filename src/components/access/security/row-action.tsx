import type { MarkedCall } from '../../../contracts/account-call.ts';
import { Button } from '../../button.tsx';

export type RowActionProps = {
  action: MarkedCall;
  /** Name of the hidden field that identifies the row. */
  name: string;
  value: string;
  label: string;
  /** Accessible label that also names the row. */
  fullLabel: string;
  busy: string;
};

/** Renders the quiet button of a row as a plain form. */
export function RowAction({ action, name, value, label, fullLabel, busy }: RowActionProps) {
  return (
    <form className="row-action" method="post" action={action} data-busy={busy}>
      <input type="hidden" name={name} value={value} />
      <Button variant="quiet" compact aria-label={fullLabel}>
        {label}
      </Button>
    </form>
  );
}
