import type { ReactNode } from 'react';
import type { MachineKind } from '../../../domain/access/browser-facts.ts';
import { Badge } from '../../badge.tsx';
import { FactLine } from './fact-line.tsx';
import { MachineDrawing } from './machine-drawing.tsx';

export type MachineRowProps = {
  machine: MachineKind;
  name: string;
  place: string;
  /** What stands beside the place. */
  facts: readonly string[];
  /** A line of its own below. */
  since?: string | undefined;
  badge?: string | undefined;
  /** The one thing that can be done about it. */
  children?: ReactNode;
};

/** One browser of an account: what it is, where, and since when. */
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
