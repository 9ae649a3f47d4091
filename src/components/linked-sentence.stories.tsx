import { LinkedSentence } from './linked-sentence.tsx';
import type { Stories } from './stories.ts';

const terms = { variable: 'terms', href: '#terms', label: 'Terms and Conditions' };

export const stories: Stories = {
  'the link last': (
    <p>
      <LinkedSentence {...terms} text="I accept the {terms}" />
    </p>
  ),
  'the link in between': (
    <p>
      <LinkedSentence {...terms} text="Ich akzeptiere die {terms} dieses Anbieters." label="Bedingungen" />
    </p>
  ),
};
