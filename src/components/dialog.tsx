import { type ReactNode, useEffect, useRef, useState } from 'react';
import '../styles/dialog.css';

export type DialogProps = {
  /** Unique in the page. */
  id: string;
  heading: string;
  text?: string | undefined;
  /** Open as served, it stands in the page without script; once alive nothing behind it can be reached. */
  open?: boolean | undefined;
  /** False where what is behind it stays within reach. */
  modal?: boolean | undefined;
  /** Adds a class, for the layout of what it holds. */
  className?: string | undefined;
  /** Escape, or a button among the actions, whose value it takes. Without it the dialog is not dismissed by Escape. */
  onClose?: ((value: string) => void) | undefined;
  /** Buttons that close it natively, in a form of their own: a dialog stands beside a form, never in one. */
  actions?: ReactNode;
  /** Stands in the place of the actions: a whole form of class `dialog-actions`. */
  form?: ReactNode;
  children?: ReactNode;
};

/** A native dialog: the browser keeps the focus inside and gives it back. */
export function Dialog({
  id,
  heading,
  text,
  open = false,
  modal = true,
  className,
  onClose,
  actions,
  form,
  children,
}: DialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  // The attribute is the browser's from here on: it goes when the dialog closes.
  const [servedOpen] = useState(open);
  useEffect(() => {
    const dialog = box.current;
    if (!dialog) return;
    if (!open) return dialog.close();
    if (!modal) return dialog.show();
    if (dialog.matches(':modal')) return;
    dialog.removeAttribute('open');
    dialog.showModal();
  }, [open, modal]);
  return (
    <dialog
      ref={box}
      className={className ? `dialog ${className}` : 'dialog'}
      id={id}
      aria-labelledby={`${id}-heading`}
      open={servedOpen}
      onCancel={(event) => {
        if (!onClose) event.preventDefault();
      }}
      onClose={(event) => {
        if (open) onClose?.(event.currentTarget.returnValue);
      }}
    >
      <div className="dialog-body">
        <h2 id={`${id}-heading`}>{heading}</h2>
        {text && <p>{text}</p>}
        {children}
      </div>
      {actions && (
        <form className="dialog-actions" method="dialog">
          {actions}
        </form>
      )}
      {form}
    </dialog>
  );
}
