import type { ReactNode } from 'react';
import type { MachineKind } from '../../../domain/access/browser-facts.ts';
import { Badge } from '../../badge.tsx';
import { FactLine } from './fact-line.tsx';
import { MachineDrawing } from './machine-drawing.tsx';

export type MachineRowProps = {
  machine: MachineKind;
  name: string;
  place: string;
  /** Facts shown on the same line as the place. */
  facts: readonly string[];
  /** A fact shown on a line below. */
  since?: string | undefined;
  badge?: string | undefined;
  /** The action for this browser. */
  children?: ReactNode;
};

/** Shows one browser of an account: its machine, its place, and when the session began. */
export function MachineRow({ machine, name, place, facts, since, badge, children }: MachineRowProps) {
  return (
    <li className="machine-row">
      <span className="machine-mark">
        <MachineDrawing kind={machine} />
      </span>
      <div>
        <p className="machine-name">
          {name} {badge && <Badge text={badge} kind="accent" />}
        </p>
        <FactLine facts={[place, ...facts]} />
        {since && <FactLine facts={[since]} />}
      </div>
      {children}
    </li>
  );
}
