import type { Stories } from '../stories.ts';
import { LawText } from './law-text.tsx';

export const stories: Stories = {
  usual: (
    <LawText
      paragraphs={[
        ['A paragraph of text.'],
        ['One with a link to ', { href: '#imprint', label: 'the imprint' }, ', and more.'],
      ]}
    />
  ),
};
