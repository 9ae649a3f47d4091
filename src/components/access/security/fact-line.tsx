import { Fragment } from 'react';

export type FactLineProps = { facts: readonly string[] };

/** Shows short facts on one line; the style sheet puts a dot between them. */
export function FactLine({ facts }: FactLineProps) {
  return (
    <p className="fact-line">
      {facts.map((fact) => (
        <Fragment key={fact}>
          <span>{fact}</span>{' '}
        </Fragment>
      ))}
    </p>
  );
}
