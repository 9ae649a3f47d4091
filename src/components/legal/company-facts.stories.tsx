import type { Stories } from '../stories.ts';
import { CompanyFacts } from './company-facts.tsx';

export const stories: Stories = {
  usual: (
    <CompanyFacts
      facts={[
        { label: 'Company', lines: ['Example GmbH'] },
        { label: 'Address', lines: ['Example Street 12', '10115 Berlin', 'Germany'] },
        { label: 'Email', lines: ['contact@example.com'], href: 'mailto:contact@example.com' },
        { label: 'Phone', lines: ['+49 30 0000000'], href: 'tel:+49300000000' },
      ]}
    />
  ),
};
