import type { ReactNode } from 'react';
import { StoreBadge, type StoreBadgeProps } from '../store-badge.tsx';
import { VisitorCard } from './visitor-card.tsx';

export type SignInViewProps = {
  title: string;
  app: { title: string; stores: readonly StoreBadgeProps[] } | undefined;
  /** The forms and buttons to sign in. */
  children?: ReactNode;
};

/** Shows the sign-in card, and on small screens links to the app in its stores. */
export function SignInView({ title, app, children }: SignInViewProps) {
  return (
    <>
      <VisitorCard title={title}>{children}</VisitorCard>
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
