import { useEffect, useRef } from 'react';
import '../styles/dialog.css';
import '../styles/spinner.css';

export type BusyDialogProps = {
  /** Unique in the page. */
  id: string;
  /** Adds a class, for its layout. */
  look: string;
  text: string;
  open: boolean;
};

/** Covers the page while something is on its way that is not stopped any more. Escape does not close it. */
export function BusyDialog({ id, look, text, open }: BusyDialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = box.current;
    if (!open || !dialog) return;
    dialog.showModal();
    return () => dialog.close();
  }, [open]);
  return (
    <dialog
      ref={box}
      className={`dialog ${look}`}
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
