import { LanguageMenu, type LanguageMenuProps } from '../components/language-menu.tsx';
import { Menu } from '../components/menu.tsx';
import type { HeaderPerson } from './frame.ts';

export type AccountMenuProps = {
  id: string;
  person: HeaderPerson;
  languages: LanguageMenuProps;
};

/**
 * The menu of the signed-in person: the security page, the language, sign out, and the page that deletes the account if it is
 * offered.
 */
export function AccountMenu({ id, person, languages }: AccountMenuProps) {
  return (
    <Menu id={id} label={person.name}>
      {person.security && (
        <a className="menu-item" href={person.security.href}>
          {person.security.label}
        </a>
      )}
      <LanguageMenu {...languages} isItem />
      <form method="post" action="/api/auth/sign-out">
        <button className="menu-item">{person.signOutText}</button>
      </form>
      {person.deleteAccount && (
        <a className="menu-item danger" href={person.deleteAccount.href}>
          {person.deleteAccount.label}
        </a>
      )}
    </Menu>
  );
}
