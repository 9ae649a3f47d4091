import { Menu } from '../components/menu.tsx';
import type { HeaderPerson } from './frame.ts';

export type AccountMenuProps = {
  id: string;
  person: HeaderPerson;
  /** The id of the dialog that asks before the account is deleted. */
  deletion: string;
};

/** The menu of the signed-in person: the security page, sign out, and deletion of the account if it is offered. */
export function AccountMenu({ id, person, deletion }: AccountMenuProps) {
  return (
    <Menu id={id} label={person.name}>
      {person.security && (
        <a className="menu-item" href={person.security.href}>
          {person.security.label}
        </a>
      )}
      <form method="post" action="/api/auth/sign-out">
        <button className="menu-item">{person.signOutText}</button>
      </form>
      {person.deleteAccount && (
        <button className="menu-item danger" type="button" popoverTarget={deletion}>
          {person.deleteAccount.label}
        </button>
      )}
    </Menu>
  );
}
