import { LanguageMenu } from './language-menu.tsx';
import type { Stories } from './stories.ts';

export const stories: Stories = {
  'as an item of a menu': <LanguageMenu label="Language: English" current="en" page="#page" isItem />,
  closed: <LanguageMenu label="Language: English" current="en" page="#page" />,
  'in a language of two words': (
    <LanguageMenu label="Language: Português (Brasil)" current="pt-BR" page="#page" />
  ),
};
