import { accessibility } from '../../copy/en/legal/accessibility.ts';
import { sampleTexts, type Stories } from '../stories.ts';
import { AccessibilityView } from './accessibility-view.tsx';

const [what = '', report = ''] = sampleTexts(accessibility, 'what', 'report');
const sections = [
  { title: accessibility.whatTitle, paragraphs: [[what]] },
  { title: 'How it meets the requirements', paragraphs: [[accessibility.how], [accessibility.limits]] },
  {
    title: 'Tell us about a barrier',
    paragraphs: [[report]],
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
        text: accessibility.authority,
        list: [{ country: 'Germany', lang: 'de', lines: ['Beispielbehörde', '39112 Magdeburg'] }],
      }}
    />
  ),
  'without an authority': (
    <AccessibilityView title="Accessibility" lead="Everybody." sections={sections} authorities={undefined} />
  ),
};
