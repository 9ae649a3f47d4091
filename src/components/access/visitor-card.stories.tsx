import type { Stories } from '../stories.ts';
import { MfaView } from './mfa-view.tsx';

export const stories: Stories = {
  usual: (
    <MfaView title="Verify your identity">
      <p>The form stands here.</p>
    </MfaView>
  ),
};
