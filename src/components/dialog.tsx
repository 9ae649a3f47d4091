import { type ReactNode, useEffect, useRef, useState } from 'react';

export type DialogProps = {
  /** Unique in the page. */
  id: string;
  heading: string;
  text?: string | undefined;
  /** If true as rendered, the dialog is part of the page without script; after hydration it becomes modal. */
  open?: boolean | undefined;
  /** False to keep the page behind the dialog usable. */
  modal?: boolean | undefined;
  /** The id of the element that gets the focus when a dialog served open closes: it was not opened by a press. */
  returnsTo?: string | undefined;
  /** An extra class, for the layout of the content. */
  className?: string | undefined;
  /** Called with the value of the button pressed, or after Escape. Without it, Escape does not close the dialog. */
  onClose?: ((value: string) => void) | undefined;
  /** Buttons that close the dialog natively, inside a form of its own; a dialog must therefore not be inside a form. */
  actions?: ReactNode;
  /** Replaces `actions`: a whole form with the classes `actions` and `dialog-actions`. */
  form?: ReactNode;
  children?: ReactNode;
};

/** A native dialog: the browser keeps the focus inside and returns it afterwards. */
export function Dialog({
  id,
  heading,
  text,
  open = false,
  modal = true,
  returnsTo,
  className,
  onClose,
  actions,
  form,
  children,
}: DialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  // The browser removes the `open` attribute when the dialog closes: React must not render it again.
  const [servedOpen] = useState(open);
  useEffect(() => {
    const dialog = box.current;
    if (!dialog) return;
    if (!open) return dialog.close();
    if (!modal) return dialog.show();
    if (dialog.matches(':modal')) return;
    // Whoever is already in a dialog that was served open stays where they are: a key may be on its way.
    const within = document.activeElement;
    dialog.removeAttribute('open');
    dialog.showModal();
    if (within instanceof HTMLElement && dialog.contains(within)) within.focus();
  }, [open, modal]);
  return (
    <dialog
      ref={box}
      className={className ? `dialog ${className}` : 'dialog'}
      id={id}
      aria-labelledby={`${id}-heading`}
      aria-describedby={`${id}-content`}
      open={servedOpen}
      onCancel={(event) => {
        if (!onClose) event.preventDefault();
      }}
      onClose={(event) => {
        if (open) onClose?.(event.currentTarget.returnValue);
        if (returnsTo && isLost(event.currentTarget)) document.getElementById(returnsTo)?.focus();
      }}
    >
      <div className="dialog-body">
        <h2 id={`${id}-heading`}>{heading}</h2>
        <div className="dialog-content" id={`${id}-content`}>
          {text && <p>{text}</p>}
          {children}
        </div>
      </div>
      {actions && (
        <form className="actions dialog-actions" method="dialog">
          {actions}
        </form>
      )}
      {form}
    </dialog>
  );
}

/** True if nothing has the focus once the dialog is closed: its own buttons lose it only at the next paint. */
function isLost(closed: HTMLDialogElement): boolean {
  return document.activeElement === document.body || closed.contains(document.activeElement);
}
