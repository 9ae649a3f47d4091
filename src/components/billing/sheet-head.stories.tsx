import type { Stories } from '../stories.ts';
import { Facts } from '../facts.tsx';
import { SheetHead } from './sheet-head.tsx';

export const stories: Stories = {
  usual: (
    <SheetHead
      from={{
        name: 'Geeni',
        logo: { src: '/brands/geeni/logo.svg', width: 168, height: 32 },
        isLogoLight: false,
        email: 'support@geeni.example',
      }}
      person={['Olivia Bennett', 'owner@geeni.example']}
      words={{ billedTo: 'Billed to' }}
    >
      <Facts facts={[{ label: 'Invoice number', value: '1024' }]} />
    </SheetHead>
  ),
};
