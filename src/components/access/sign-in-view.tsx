import type { ReactNode } from 'react';
import { BackToApp } from '../back-to-app.tsx';
import { StoreBadge, type StoreBadgeProps } from '../store-badge.tsx';
import { VisitorCard } from './visitor-card.tsx';
import { pathTo } from '../../domain/pages/path-to.ts';

export type SignInViewProps = {
  title: string;
  app: { title: string; stores: readonly StoreBadgeProps[] } | undefined;
  /** The words of the way back to the app; undefined outside of one. */
  backToApp?: string | undefined;
  /** The forms and buttons to sign in. */
  children?: ReactNode;
};

/** Shows the sign-in card, and on small screens links to the app in its stores. */
export function SignInView({ title, app, backToApp, children }: SignInViewProps) {
  return (
    <>
      <VisitorCard title={title}>{children}</VisitorCard>
      {backToApp && (
        <p className="sign-in-app">
          <BackToApp label={backToApp} home={pathTo('myPlan')} />
        </p>
      )}
      {app && (
        <aside className="get-the-app">
          <p>{app.title}</p>
          {app.stores.map((badge) => (
            <StoreBadge key={badge.store} {...badge} />
          ))}
        </aside>
      )}
    </>
  );
}
