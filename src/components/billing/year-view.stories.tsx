import { history } from '../../copy/en/billing/history.ts';
import { invoice } from '../../copy/en/billing/invoice.ts';
import { year } from '../../copy/en/billing/year.ts';
import { sampleTexts, type Stories } from '../stories.ts';
import { YearView, type YearViewProps } from './year-view.tsx';

const { billedTo, number, subTotal, tax, total, print } = invoice;
const { date, status, errorTitle, errorText, tryAgain } = history;

const around: Omit<YearViewProps, 'page'> = {
  back: { href: '#history', label: 'Account History' },
  from: {
    name: 'Geeni',
    logo: { src: '/brands/geeni/logo.svg', width: 168, height: 32 },
    isLogoLight: false,
    email: 'support@geeni.example',
  },
  here: '#here',
  actions: { file: { href: '#file', label: year.download }, print: { id: 'print', label: print } },
  note: undefined,
  words: {
    title: 'Invoices from 2026',
    empty: 'You have no invoices from 2026.',
    sums: year.sums,
    invoices: year.invoices,
    billedTo,
    number,
    subTotal,
    tax,
    total,
    date,
    status,
    errorTitle,
    errorText,
    tryAgain,
  },
};

const sheet = {
  kind: 'year',
  person: ['Olivia Bennett', 'owner@geeni.example'],
  facts: [{ label: year.asOf, value: 'December 3, 2026' }],
  hasTax: true,
  rows: [
    {
      id: '1024',
      date: 'October 3, 2026',
      status: { text: 'Paid', kind: 'success' },
      net: '$7.25',
      tax: '$0.74',
      total: '$7.99',
    },
    {
      id: '1025',
      date: 'November 3, 2026',
      status: { text: 'Past Due', kind: 'danger' },
      net: '–',
      tax: '–',
      total: '$7.99',
    },
  ],
  sums: [
    { label: 'Paid (USD)', invoices: '1', isLeftOver: false, net: '$7.25', tax: '$0.74', total: '$7.99' },
    {
      label: 'Refunded (USD)',
      invoices: '1',
      isLeftOver: false,
      net: '-$1.00',
      tax: '$0.00',
      total: '-$1.00',
    },
    {
      label: 'Net paid (USD)',
      invoices: '2',
      isLeftOver: false,
      net: '$6.25',
      tax: '$0.74',
      total: '$6.99',
    },
    { label: 'Not paid (USD)', invoices: '1', isLeftOver: true, net: '–', tax: '–', total: '$7.99' },
  ],
  notLookedUp: undefined,
  notes: [],
} satisfies YearViewProps['page'];

const [notLookedUp = '', ...notes] = sampleTexts(
  year,
  'notLookedUp',
  'withoutTax',
  'withoutAmount',
  'withoutStatus',
  'undated',
);
const endsAt = 'We only get your invoices back to March 3, 2026. Earlier ones from 2026 may be missing here.';

export const stories: Stories = {
  'a year': <YearView {...around} page={sheet} />,
  'one without tax': (
    <YearView
      {...around}
      page={{
        ...sheet,
        hasTax: false,
        rows: sheet.rows.map((row) => ({ ...row, net: '$7.99', tax: '$0.00' })),
        sums: sheet.sums.slice(0, 1).map((sum) => ({ ...sum, net: '$7.99', tax: '$0.00' })),
      }}
    />
  ),
  'one of which not all is known': (
    <YearView {...around} page={{ ...sheet, notLookedUp, notes: [endsAt, ...notes] }} />
  ),
  'in an app': (
    <YearView
      {...around}
      actions={{ ...around.actions, print: undefined }}
      note="If nothing is saved, open account.example.com in your browser and download it there."
      page={sheet}
    />
  ),
  'without an invoice': <YearView {...around} page={{ kind: 'empty', missing: undefined }} />,
  unavailable: <YearView {...around} page={{ kind: 'failed' }} />,
};
