import type { Stories } from '../stories.ts';
import { AccessibilityView } from './accessibility-view.tsx';

const sections = [
  { title: 'How it meets the requirements', paragraphs: [['It meets WCAG 2.2, level AA.']] },
  {
    title: 'Tell us about a barrier',
    paragraphs: [['Write to ', { href: 'mailto:help@example.com', label: 'help@example.com' }, '.']],
  },
];

export const stories: Stories = {
  usual: (
    <AccessibilityView
      title="Accessibility"
      lead="Everyone should be able to use this portal."
      sections={sections}
      authorities={{
        title: 'Supervising authority',
        text: 'You can contact the authority in your country:',
        list: [{ country: 'Germany', lang: 'de', lines: ['Beispielbehörde', '39112 Magdeburg'] }],
      }}
    />
  ),
  'without an authority': (
    <AccessibilityView title="Accessibility" lead="Everybody." sections={sections} authorities={undefined} />
  ),
};
