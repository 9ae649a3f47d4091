import type { ReactNode } from 'react';

export type SsoViewProps = {
  title: string;
  /** True if the page asks a question: the title is then visible, else only a screen reader reads it. */
  asks: boolean;
  /** The form that continues the sign-in. */
  children?: ReactNode;
};

/** Shows an SSO arrival: either the form that submits itself, or the question before it. */
export function SsoView({ title, asks, children }: SsoViewProps) {
  return (
    <div className="stack">
      <h1 className={asks ? undefined : 'visually-hidden'}>{title}</h1>
      {children}
    </div>
  );
}
