import type { ReactNode } from 'react';
import '../styles/page-header.css';

export type PageHeaderProps = {
  heading: string;
  /** One sentence. */
  lead?: string | undefined;
  back?: { href: string; label: string } | undefined;
  /** Actions. */
  children?: ReactNode;
};

/** The heading of a page, its lead, a way back and what can be done. */
export function PageHeader({ heading, lead, back, children }: PageHeaderProps) {
  return (
    <header className="page-header">
      <div>
        {back && (
          <a className="page-back" href={back.href}>
            {back.label}
          </a>
        )}
        <h1>{heading}</h1>
        {lead && <p className="page-lead">{lead}</p>}
      </div>
      {children && <div className="row">{children}</div>}
    </header>
  );
}
