import type { Stories } from '../stories.ts';
import { SheetActions } from './sheet-actions.tsx';

const file = { href: '#file', label: 'Download PDF' };

export const stories: Stories = {
  usual: <SheetActions file={file} print={{ id: 'print', label: 'Print' }} />,
  'in an app': <SheetActions file={file} print={undefined} />,
};
