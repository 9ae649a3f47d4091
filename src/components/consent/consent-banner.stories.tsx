import type { Stories } from '../stories.ts';
import { ConsentBanner } from './consent-banner.tsx';

export const stories: Stories = {
  asks: (
    <ConsentBanner
      page="#page"
      choices={{ href: '#choices', label: 'Choose one by one' }}
      words={{
        title: 'May we measure visits and show you ads?',
        text: 'If you agree, scripts from Google count visits and show you our ads on other sites.',
        agree: 'Agree',
        refuse: 'Refuse',
      }}
    />
  ),
};
