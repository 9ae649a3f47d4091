import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';

export type AlertProps = {
  kind: 'error' | 'success' | 'warning' | 'info';
  title?: string | undefined;
  /** The page that the title leads to. */
  titleHref?: string | undefined;
  /** What is said. Each line after the first is a note of its own, such as a reference. */
  text?: string | undefined;
  /** The language of the text, if it differs from the page's. */
  lang?: string | undefined;
  /** Rendered in the same paragraph, after the text and a space: a link. */
  after?: ReactNode;
  id?: string | undefined;
  /** Takes the focus when it appears and when its text changes; in the rendered page `autoFocus` does it. */
  focus?: boolean | undefined;
  /** Closes the alert: a link where the page may have no script, else a button. */
  close?: { label: string; href: string } | { label: string; onClose: () => void } | undefined;
  children?: ReactNode;
};

/** Shows a message: errors and warnings interrupt a screen reader, other kinds wait. */
export function Alert({
  kind,
  title,
  titleHref,
  text,
  lang,
  after,
  id,
  focus = false,
  close,
  children,
}: AlertProps) {
  const box = useRef<HTMLDivElement>(null);
  // An alert of the rendered page already had the focus: hydration must not take it from the field in use.
  const served = useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  );
  const [servedWith] = useState(served ? `${title} ${text}` : undefined);
  const words = `${title} ${text}`;
  const [sentence, ...notes] = text?.split('\n') ?? [];
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
        {title && (
          <p className="alert-title">{titleHref === undefined ? title : <a href={titleHref}>{title}</a>}</p>
        )}
        {sentence && (
          <p>
            <span lang={lang}>{sentence}</span>
            {after && <span> </span>}
            {after}
          </p>
        )}
        {notes.map((note) => (
          <p key={note} className="alert-note">
            {note}
          </p>
        ))}
        {children}
      </div>
      {close && 'href' in close && <a className="alert-close" href={close.href} aria-label={close.label} />}
      {close && 'onClose' in close && (
        <button className="alert-close" type="button" aria-label={close.label} onClick={close.onClose} />
      )}
    </div>
  );
}
