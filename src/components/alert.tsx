import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import '../styles/alert.css';

export type AlertProps = {
  kind: 'error' | 'success' | 'warning' | 'info';
  title?: string | undefined;
  text?: string | undefined;
  /** The language of the text, where it is not the page's. */
  lang?: string | undefined;
  /** Stands in the line of the text, right after it: a space and a way on. */
  after?: ReactNode;
  id?: string | undefined;
  /** Takes the focus where it appears and whenever its words change; as served, the browser itself moves it here. */
  focus?: boolean | undefined;
  /** Closes it: by a link where no script may be there, else by a button. */
  close?: { label: string; href: string } | { label: string; onClose: () => void } | undefined;
  children?: ReactNode;
};

/** Shows a message: an error or a warning interrupts a screen reader, the rest waits. */
export function Alert({ kind, title, text, lang, after, id, focus = false, close, children }: AlertProps) {
  const box = useRef<HTMLDivElement>(null);
  // What stood in the page as served has had its focus: coming alive, it takes none from the field that was touched.
  const served = useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  );
  const [servedWith] = useState(served ? `${title} ${text}` : undefined);
  const words = `${title} ${text}`;
  useEffect(() => {
    if (focus && words !== servedWith) box.current?.focus();
  }, [focus, words, servedWith]);
  return (
    <div
      ref={box}
      className={`alert ${kind}`}
      role={kind === 'error' || kind === 'warning' ? 'alert' : 'status'}
      id={id}
      tabIndex={-1}
      autoFocus={focus}
    >
      <div>
        {title && <p className="alert-title">{title}</p>}
        {text && (
          <p>
            {lang === undefined ? text : <span lang={lang}>{text}</span>}
            {after}
          </p>
        )}
        {children}
      </div>
      {close && 'href' in close && <a className="alert-close" href={close.href} aria-label={close.label} />}
      {close && 'onClose' in close && (
        <button className="alert-close" type="button" aria-label={close.label} onClick={close.onClose} />
      )}
    </div>
  );
}
