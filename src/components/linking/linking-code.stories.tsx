import type { Stories } from '../stories.ts';
import { LinkingCode } from './linking-code.tsx';

export const stories: Stories = {
  usual: (
    <LinkingCode title="Verify your identity" cancel={{ href: '#cancel', label: 'Cancel' }}>
      <p>The form stands here.</p>
    </LinkingCode>
  ),
};
