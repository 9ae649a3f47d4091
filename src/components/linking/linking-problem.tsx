import { Button } from '../button.tsx';
import { EmptyState } from '../empty-state.tsx';

export type LinkingProblemProps = {
  title: string;
  text: string;
  again?: string | undefined;
  support: { href: string; label: string };
  reference: string;
};

/** Says why a linking cannot start and what to do; without a form, and without a link back to the requester. */
export function LinkingProblem({ title, text, again, support, reference }: LinkingProblemProps) {
  return (
    <>
      <EmptyState heading={title} text={text} level={1} problem>
        {again && <p>{again}</p>}
        <Button href={support.href} variant="secondary">
          {support.label}
        </Button>
      </EmptyState>
      <p className="reference">{reference}</p>
    </>
  );
}
