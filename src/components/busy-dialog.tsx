import { useEffect, useRef } from 'react';
import '../styles/busy-dialog.css';
import '../styles/dialog.css';
import '../styles/spinner.css';

export type BusyDialogProps = {
  /** Unique in the page. */
  id: string;
  text: string;
  /** While true nothing behind it can be reached, and nothing closes it. */
  open?: boolean | undefined;
};

/** Says that something is under way that a person has to wait for. */
export function BusyDialog({ id, text, open = false }: BusyDialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) box.current?.showModal();
    else box.current?.close();
  }, [open]);
  return (
    <dialog
      ref={box}
      className="dialog busy-dialog"
      id={id}
      aria-labelledby={`${id}-text`}
      onCancel={(event) => event.preventDefault()}
    >
      <span className="spinner large" aria-hidden="true" />
      <p id={`${id}-text`} role="status">
        {text}
      </p>
    </dialog>
  );
}
