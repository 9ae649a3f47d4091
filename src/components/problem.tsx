import { BackToApp } from './back-to-app.tsx';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { pathTo } from '../domain/pages/path-to.ts';

export type ProblemProps = {
  title: string;
  text: string;
  back: { href: string; label: string };
  /** The link to try again. */
  retry?: { href: string; label: string } | undefined;
  support: { href: string; label: string } | undefined;
  /** A help link, for a page without a support button. */
  help?: { href: string; label: string } | undefined;
  /** The words of the way back to the app; undefined outside of one. */
  backToApp?: string | undefined;
  /** The request id, for support. */
  reference: string | undefined;
};

/** Says that something failed, with links to continue. */
export function Problem({ title, text, back, retry, support, help, backToApp, reference }: ProblemProps) {
  return (
    <>
      <EmptyState heading={title} text={text} level={1} problem>
        {retry && <Button href={retry.href}>{retry.label}</Button>}
        <Button href={back.href} variant={retry ? 'secondary' : 'primary'}>
          {back.label}
        </Button>
        {support && (
          <Button href={support.href} variant="secondary">
            {support.label}
          </Button>
        )}
        {backToApp && <BackToApp label={backToApp} home={pathTo('myPlan')} />}
      </EmptyState>
      {help && (
        <p className="problem-help">
          <a href={help.href} rel="noreferrer">
            {help.label}
          </a>
        </p>
      )}
      {reference && <p className="reference">{reference}</p>}
    </>
  );
}
