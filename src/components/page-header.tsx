import type { ReactNode } from 'react';

export type PageHeaderProps = {
  heading: string;
  /** One sentence below the heading. */
  lead?: string | undefined;
  /** A badge below the heading. */
  badge?: ReactNode;
  back?: { href: string; label: string } | undefined;
  /** Buttons and links of the page. */
  children?: ReactNode;
};

/** The heading of a page with its lead, a back link and actions. */
export function PageHeader({ heading, lead, badge, back, children }: PageHeaderProps) {
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
        {badge && <p>{badge}</p>}
      </div>
      {children && <div className="row">{children}</div>}
    </header>
  );
}
