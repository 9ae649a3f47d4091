import type { Stories } from '../stories.ts';
import { PrivacyChoicesMark } from './privacy-choices-mark.tsx';

export const stories: Stories = {
  'beside its link': (
    <p className="footer">
      <a className="privacy-choices" href="#privacy-choices">
        Your Privacy Choices
        <PrivacyChoicesMark />
      </a>
    </p>
  ),
};
