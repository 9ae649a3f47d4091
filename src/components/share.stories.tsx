import { Share } from './share.tsx';
import type { Stories } from './stories.ts';

export const stories: Stories = {
  usual: (
    <Share
      title="Get the Visi app"
      text="There is no Visi app for this device."
      testers="Testers find it in TestFlight."
      testFlight={{ href: '#test-flight', label: 'TestFlight' }}
      home="Back to My Plan"
    />
  ),
};
