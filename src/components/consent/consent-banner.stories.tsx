import type { Stories } from '../stories.ts';
import { ConsentBanner } from './consent-banner.tsx';

export const stories: Stories = {
  asks: (
    <ConsentBanner
      page="/plans"
      choices={{ href: '#choices', label: 'Choose one by one' }}
      words={{
        title: 'May we measure and advertise?',
        text: 'If you agree, scripts of Google count visits and show you our ads elsewhere.',
        agree: 'Agree',
        refuse: 'Refuse',
      }}
    />
  ),
};
