import type { Stories } from '../stories.ts';
import { ImprintView } from './imprint-view.tsx';

export const stories: Stories = {
  usual: (
    <ImprintView
      title="Imprint"
      lead="Who runs this portal and sells its plans."
      company={[
        { label: 'Company', lines: ['Example GmbH'] },
        { label: 'Address', lines: ['Example Street 12', '10115 Berlin', 'Germany'] },
      ]}
    />
  ),
};
