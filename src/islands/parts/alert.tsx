import { type ReactNode, useEffect, useRef } from 'react';
import '../../styles/alert.css';

export type AlertProps = {
  kind: 'error' | 'success' | 'warning' | 'info';
  title?: string | undefined;
  text?: string | undefined;
  id?: string;
  /** Moves focus here when it appears, and again whenever the text changes. */
  focus?: boolean;
  close?: { label: string; onClose: () => void } | undefined;
  children?: ReactNode;
};

/** The counterpart of alert.astro, closed by script. */
export function Alert({ kind, title, text, id, focus = false, close, children }: AlertProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focus) box.current?.focus();
  }, [focus, title, text]);
  return (
    <div
      ref={box}
      className={`alert ${kind}`}
      role={kind === 'error' || kind === 'warning' ? 'alert' : 'status'}
      id={id}
      tabIndex={-1}
      // Before, or without, script the browser itself moves the focus here.
      autoFocus={focus}
    >
      <div>
        {title && <p className="alert-title">{title}</p>}
        {text && <p>{text}</p>}
        {children}
      </div>
      {close && (
        <button className="alert-close" type="button" aria-label={close.label} onClick={close.onClose} />
      )}
    </div>
  );
}
