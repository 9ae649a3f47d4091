import { copyFor } from '../../copy/copy.ts';
import { record } from '../../copy/en/plans/record.ts';
import { sampleTexts, type Stories } from '../stories.ts';
import { PlanRecord, type PlanRecordProps } from './plan-record.tsx';

const copy = { copy: {} };
const history = copyFor('history', 'en', copy);
const [asOf = ''] = sampleTexts(record, 'asOf');
const around: Omit<PlanRecordProps, 'page'> = {
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
  words: { ...copyFor('record', 'en', copy), back: 'My Plan', print: 'Print', toPlan: history.toPlan },
  failed: history,
};
const at = { text: 'December 3, 2026 at 10:05:00 AM UTC', iso: '2026-12-03T10:05:00.000Z' };
const changes = sampleTexts(record, 'ordered', 'kept', 'cancelled', 'devices', 'moved').map(
  (what, index) => ({
    what,
    at,
    means: index < 3 ? ['$7.99 was charged.'] : [],
    reference: 'Reference: 3f2a6c1e-8d1b-4c57-9e0a-5b7d2f4c8a10',
  }),
);
const unnamed = sampleTexts(record, 'cancelledUnnamed', 'devicesUnnamed').map((what) => ({
  what,
  at,
  means: [],
  reference: undefined,
}));

export const stories: Stories = {
  changes: <PlanRecord {...around} page={{ kind: 'changes', changes }} />,
  'of plans whose name is unknown': (
    <PlanRecord {...around} page={{ kind: 'changes', changes: unnamed }} printId={undefined} />
  ),
  'no change': <PlanRecord {...around} page={{ kind: 'empty' }} />,
  unavailable: <PlanRecord {...around} page={{ kind: 'failed' }} />,
};
