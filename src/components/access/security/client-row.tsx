import type { ReactNode } from 'react';
import type { ClientKind } from '../../../domain/access/user-agent-info.ts';
import { Badge } from '../../badge.tsx';
import { FactLine } from './fact-line.tsx';
import { ClientDrawing } from './client-drawing.tsx';

export type ClientRowProps = {
  machine: ClientKind;
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
export function ClientRow({ machine, name, place, seen, known, since, badge, children }: ClientRowProps) {
  return (
    <li className="client-row">
      <span className="client-mark">
        <ClientDrawing kind={machine} />
      </span>
      <div>
        <p className="client-name">
          {name} {badge && <Badge text={badge} kind="accent" />}
        </p>
        <FactLine facts={known === undefined ? [place, seen] : [place, seen, known]} />
        {since && <FactLine facts={[since]} />}
      </div>
      <div className="row-actions">{children}</div>
    </li>
  );
}
