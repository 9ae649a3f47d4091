import { type ReactNode, useEffect, useId, useRef } from 'react';
import '../../styles/dialog.css';

export type DialogProps = {
  open: boolean;
  heading: string;
  text?: string | undefined;
  /** Escape, or a button of a `method=dialog` form. Without it the dialog cannot be dismissed. */
  onClose?: (() => void) | undefined;
  actions?: ReactNode;
  children?: ReactNode;
};

/** A modal native dialog: the browser keeps the focus inside and gives it back. */
export function Dialog({ open, heading, text, onClose, actions, children }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    if (open && !box.current?.open) box.current?.showModal();
    if (!open) box.current?.close();
  }, [open]);
  return (
    <dialog
      ref={box}
      className="dialog"
      aria-labelledby={id}
      onCancel={(event) => {
        if (!onClose) event.preventDefault();
      }}
      onClose={() => {
        if (open) onClose?.();
      }}
    >
      <div className="dialog-body">
        <h2 id={id}>{heading}</h2>
        {text && <p>{text}</p>}
        {children}
      </div>
      {actions && <div className="dialog-actions">{actions}</div>}
    </dialog>
  );
}
