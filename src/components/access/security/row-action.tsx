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
  /** True in the menu of a row. */
  isItem?: boolean;
};

/** Renders the quiet button of a row, or an item of its menu, as a plain form. */
export function RowAction({ action, name, value, label, fullLabel, busy, isItem = false }: RowActionProps) {
  return (
    <form className={isItem ? undefined : 'row-action'} method="post" action={action} data-busy={busy}>
      <input type="hidden" name={name} value={value} />
      {isItem ? (
        <button className="menu-item" aria-label={fullLabel}>
          {label}
        </button>
      ) : (
        <Button variant="quiet" compact aria-label={fullLabel}>
          {label}
        </Button>
      )}
    </form>
  );
}
