import { useEffect, useRef } from 'react';

export type BusyDialogProps = {
  /** Unique in the page. */
  id: string;
  text: string;
  /** While true, the dialog is modal and cannot be closed by the person. */
  open?: boolean | undefined;
};

/** Shows that something is in progress and the person has to wait. */
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
