import type { ReactNode } from 'react';
import type { MachineKind } from '../../../domain/access/browser-facts.ts';
import { Badge } from '../../badge.tsx';
import { FactLine } from './fact-line.tsx';
import { MachineDrawing } from './machine-drawing.tsx';

export type MachineRowProps = {
  machine: MachineKind;
  name: string;
  place: string;
  /** When it was last seen, and that its browser is known, on the same line as the place. */
  seen: string;
  known?: string | undefined;
  /** A fact shown on a line below. */
  since?: string | undefined;
  badge?: string | undefined;
  /** The actions for this browser. */
  children?: ReactNode;
};

/** Shows one machine of an account: its place, when it was last seen, and when its session began. */
export function MachineRow({ machine, name, place, seen, known, since, badge, children }: MachineRowProps) {
  return (
    <li className="machine-row">
      <span className="machine-mark">
        <MachineDrawing kind={machine} />
      </span>
      <div>
        <p className="machine-name">
          {name} {badge && <Badge text={badge} kind="accent" />}
        </p>
        <FactLine facts={known === undefined ? [place, seen] : [place, seen, known]} />
        {since && <FactLine facts={[since]} />}
      </div>
      <div className="row-actions">{children}</div>
    </li>
  );
}
