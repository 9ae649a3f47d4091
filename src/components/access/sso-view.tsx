import type { ReactNode } from 'react';

export type SsoViewProps = {
  title: string;
  /** Asks something: else the title is heard and not seen. */
  asks: boolean;
  /** The form that goes on. */
  children?: ReactNode;
};

/** Shows an arrival from an app: on the way in, or the question that comes before. */
export function SsoView({ title, asks, children }: SsoViewProps) {
  return (
    <div className="stack">
      <h1 className={asks ? undefined : 'visually-hidden'}>{title}</h1>
      {children}
    </div>
  );
}
