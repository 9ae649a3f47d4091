import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

export type ProblemProps = {
  title: string;
  text: string;
  back: { href: string; label: string };
  support: { href: string; label: string } | undefined;
  /** Names the request, for whoever helps. */
  reference: string | undefined;
};

/** Says that something is wrong, with the ways on. */
export function Problem({ title, text, back, support, reference }: ProblemProps) {
  return (
    <>
      <EmptyState heading={title} text={text} level={1}>
        <Button href={back.href}>{back.label}</Button>
        {support && (
          <Button href={support.href} variant="secondary">
            {support.label}
          </Button>
        )}
      </EmptyState>
      {reference && <p className="reference">{reference}</p>}
    </>
  );
}
