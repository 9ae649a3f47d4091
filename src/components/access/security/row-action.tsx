import { Button } from '../../button.tsx';

export type RowActionProps = {
  action: string;
  /** The field that names what it is about. */
  name: string;
  value: string;
  label: string;
  /** Says what it is about, for who does not see the row. */
  fullLabel: string;
  busy: string;
};

/** The quiet button of a row: a plain form of its own. */
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
