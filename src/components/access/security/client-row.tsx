import type { ReactNode } from 'react';
import type { ClientKind } from '../../../domain/access/user-agent-info.ts';
import { Menu } from '../../menu.tsx';
import { ClientDrawing } from './client-drawing.tsx';
import { FactLine } from './fact-line.tsx';

export type ClientRowProps = {
  machine: ClientKind;
  name: string;
  facts: readonly string[];
  /** What is shown above the actions, and in the row where it has none. */
  details: readonly string[];
  /** The id and the accessible name of the menu of actions, which are the children; undefined without any. */
  menu?: { id: string; label: string } | undefined;
  children?: ReactNode;
};

/** Shows one machine of an account, with what can be done about it in a menu. */
export function ClientRow({ machine, name, facts, details, menu, children }: ClientRowProps) {
  const lines = details.map((detail) => <FactLine key={detail} facts={[detail]} />);
  return (
    <li className="client-row">
      <span className="client-mark">
        <ClientDrawing kind={machine} />
      </span>
      <div>
        <p className="client-name">{name}</p>
        <FactLine facts={facts} />
        {!menu && lines}
      </div>
      {menu && (
        <Menu {...menu} dots>
          <div className="client-details">{lines}</div>
          {children}
        </Menu>
      )}
    </li>
  );
}
