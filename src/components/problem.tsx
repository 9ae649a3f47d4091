import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

export type ProblemProps = {
  title: string;
  text: string;
  back: { href: string; label: string };
  /** The link to try again. */
  retry?: { href: string; label: string } | undefined;
  support: { href: string; label: string } | undefined;
  /** A help link, for a page without a support button. */
  help?: { href: string; label: string } | undefined;
  /** The request id, for support. */
  reference: string | undefined;
};

/** Says that something failed, with links to continue. */
export function Problem({ title, text, back, retry, support, help, reference }: ProblemProps) {
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
