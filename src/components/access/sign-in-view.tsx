import type { ReactNode } from 'react';
import '../../styles/get-the-app.css';
import { Card } from '../card.tsx';
import { StoreBadge, type StoreBadgeProps } from '../store-badge.tsx';

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
      <Card raised>
        <div>
          <h1>{title}</h1>
          {children}
        </div>
      </Card>
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
