import type { ReactNode } from 'react';
import '../../styles/get-the-app.css';
import { Card } from '../card.tsx';

export type SignInViewProps = {
  title: string;
  app:
    | {
        title: string;
        googlePlay: { href: string; label: string };
        appStore: { href: string; label: string };
      }
    | undefined;
  /** The ways to sign in. */
  children?: ReactNode;
};

/** Shows the card a person signs in on, and on small screens the way to the app. */
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
          <div className="row">
            <a className="store" href={app.googlePlay.href}>
              {app.googlePlay.label}
            </a>
            <a className="store" href={app.appStore.href}>
              {app.appStore.label}
            </a>
          </div>
        </aside>
      )}
    </>
  );
}
