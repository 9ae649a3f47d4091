import { copyFor } from '../../copy/copy.ts';
import { changeLog } from '../../copy/en/plans/changeLog.ts';
import { sampleTexts, type Stories } from '../stories.ts';
import { ChangeLog, type ChangeLogProps } from './change-log.tsx';

const copy = { copy: {} };
const history = copyFor('history', 'en', copy);
const [asOf = ''] = sampleTexts(changeLog, 'asOf');
const around: Omit<ChangeLogProps, 'page'> = {
  here: '#here',
  paper: {
    from: {
      name: 'Geeni',
      logo: { src: '/brands/geeni/logo.svg', width: 168, height: 32 },
      isLogoLight: false,
      email: 'support@geeni.example',
    },
    person: ['Olivia Bennett', 'owner@geeni.example'],
    asOf,
  },
  printId: 'print',
  words: { ...copyFor('changeLog', 'en', copy), back: 'My Plan', print: 'Print', toPlan: history.toPlan },
  failed: history,
};
const at = { text: 'December 3, 2026 at 10:05:00 AM UTC', iso: '2026-12-03T10:05:00.000Z' };
const changes = sampleTexts(changeLog, 'ordered', 'kept', 'cancelled', 'devices', 'moved').map(
  (what, index) => ({
    what,
    at,
    means: index < 3 ? ['$7.99 was charged.'] : [],
    reference: 'Reference: 3f2a6c1e-8d1b-4c57-9e0a-5b7d2f4c8a10',
  }),
);
const unnamed = sampleTexts(changeLog, 'cancelledUnnamed', 'devicesUnnamed').map((what) => ({
  what,
  at,
  means: [],
  reference: undefined,
}));

export const stories: Stories = {
  changes: <ChangeLog {...around} page={{ kind: 'changes', changes }} />,
  'of plans whose name is unknown': (
    <ChangeLog {...around} page={{ kind: 'changes', changes: unnamed }} printId={undefined} />
  ),
  'no change': <ChangeLog {...around} page={{ kind: 'empty' }} />,
  unavailable: <ChangeLog {...around} page={{ kind: 'failed' }} />,
};
