import { situations } from './app-situations.ts';
import { format, resolveConfig } from 'prettier';
import { measureQueries, type MeasureQuery } from '../../scripts/measure-queries.ts';
import { columnOf, type Dataset, events, measures } from '../../src/contracts/measures.ts';
import { attemptRules } from '../../src/domain/access/attempt-window.ts';
import { type BudgetRules, budgetRules, counterOwners } from '../../src/domain/access/budget-rules.ts';
import { CODE_DIGITS } from '../../src/domain/access/one-time-code.ts';
import { READ_DEADLINE_MS, WRITE_DEADLINE_MS } from '../../src/contracts/platform/platform-operation.ts';
import type { Written } from '../../src/copy/message.ts';
import { RESEND_WAIT_MS } from '../../src/domain/access/one-time-code.ts';
import { BROWSER_LIFETIME_MS, EVENT_LIFETIME_MS } from '../../src/domain/access/security-record.ts';
import {
  ABSOLUTE_LIMIT_MS,
  CODE_LIFETIME_MS,
  IDLE_LIMIT_MS,
  IDLE_WARNING_MS,
  PENDING_SIGN_IN_MS,
} from '../../src/domain/access/session-lifetime.ts';
import { billingProblemOf } from '../../src/domain/billing/billing-problem.ts';
import { cardErrorCodes } from '../../src/contracts/billing/card-error-codes.ts';
import { MAX_INVOICES } from '../../src/domain/billing/shown-invoices.ts';
import { callMap } from '../../src/domain/pages/call-map.ts';
import { LEAST_OF_MANY, MOST_OF_MANY } from '../../src/domain/devices/device-count.ts';
import { CHANGE_LIFETIME_MS, MOST_CHANGES } from '../../src/domain/orders/change-log.ts';
import { openLimits } from '../../src/domain/orders/open-change.ts';
import { MAX_PROMO_LENGTH } from '../../src/domain/text/promo-code.ts';
import { RECENT_MS } from '../../src/domain/access/recent.ts';
import { returnRoute } from '../../src/domain/pages/return-route.ts';
import { chosenPages, pageNames, rowOf } from '../../src/domain/pages/find-page.ts';
import type { PageName } from '../../src/domain/pages/page-name.ts';
import type { PageBrands } from '../../src/domain/pages/page-row.ts';
import { pages } from '../../src/domain/pages/pages.ts';
import { wholeBrand } from '../../src/domain/pages/page-brand.fixture.ts';
import { allSandboxBrands } from '../../src/sandbox/catalogue/all-sandbox-brands.ts';
import { YEAR_AT_ONCE, YEAR_DETAILS_MS } from '../../src/server/billing/load-year.ts';
import { OPTIONAL_MS } from '../../src/server/account/read-account.ts';
import { letterKinds } from '../../src/server/letters/letter-kinds.ts';
import { LETTER_DEADLINE_MS } from '../../src/server/letters/send-letter.ts';
import { SHELL_WAIT_MS } from '../../src/server/settled-within.ts';
import { CATALOGUE_FRESH_MS } from '../../src/server/platform/catalogue.ts';
import { eventRows, fieldRows } from './native-contract.ts';

/** The English sentences, by file and by the file's one export. */
const english = import.meta.glob<Record<string, Record<string, Written>>>('../../src/copy/en/**/*.ts', {
  eager: true,
});

/** A time or limit that a document tells: what it is, and its value. */
type Limit = { what: string; value: string };

/** Every time and limit that a document tells, by the name of its constant. */
const limits: Readonly<Record<string, Limit>> = {
  LETTER_DEADLINE_MS: {
    what: 'how long the mail service may take to accept a letter',
    value: timeText(LETTER_DEADLINE_MS),
  },
  CODE_LIFETIME_MS: {
    what: 'how long a code is valid, from the last one sent',
    value: timeText(CODE_LIFETIME_MS),
  },
  PENDING_SIGN_IN_MS: {
    what: 'how long a sign-in waits for a code, from the password',
    value: timeText(PENDING_SIGN_IN_MS),
  },
  RESEND_WAIT_MS: {
    what: 'pause between two codes',
    value: timeText(RESEND_WAIT_MS),
  },
  CODE_DIGITS: {
    what: 'digits of a code',
    value: `${CODE_DIGITS}`,
  },
  EVENT_LIFETIME_MS: {
    what: 'how long an event is shown',
    value: timeText(EVENT_LIFETIME_MS),
  },
  BROWSER_LIFETIME_MS: {
    what: 'how long a browser is known',
    value: timeText(BROWSER_LIFETIME_MS),
  },
  MAX_INVOICES: {
    what: 'invoices that are shown',
    value: `${MAX_INVOICES}`,
  },
  YEAR_AT_ONCE: {
    what: 'invoices of a year that are looked up at once',
    value: `${YEAR_AT_ONCE}`,
  },
  YEAR_DETAILS_MS: {
    what: 'how long the invoices of a year may be looked up',
    value: timeText(YEAR_DETAILS_MS),
  },
  IDLE_LIMIT_MS: {
    what: 'idle time until a session ends',
    value: timeText(IDLE_LIMIT_MS),
  },
  IDLE_WARNING_MS: {
    what: 'idle time until the dialog asks',
    value: timeText(IDLE_WARNING_MS),
  },
  ABSOLUTE_LIMIT_MS: {
    what: 'longest session',
    value: timeText(ABSOLUTE_LIMIT_MS),
  },
  RECENT_MS: {
    what: 'how long a proof or a status is recent',
    value: timeText(RECENT_MS),
  },
  OPTIONAL_MS: {
    what: 'how long a page of an account waits for what it can do without',
    value: timeText(OPTIONAL_MS),
  },
  SHELL_WAIT_MS: {
    what: 'how long a page waits before it is sent in pieces',
    value: timeText(SHELL_WAIT_MS),
  },
  CATALOGUE_FRESH_MS: {
    what: "how long a brand's plans are fresh",
    value: timeText(CATALOGUE_FRESH_MS),
  },
  READ_DEADLINE_MS: {
    what: 'deadline of a platform call that reads',
    value: timeText(READ_DEADLINE_MS),
  },
  WRITE_DEADLINE_MS: {
    what: 'deadline of a platform call that changes something',
    value: timeText(WRITE_DEADLINE_MS),
  },
  LEAST_OF_MANY: {
    what: 'fewest devices shown as _N of M Devices_',
    value: `${LEAST_OF_MANY}`,
  },
  MOST_OF_MANY: {
    what: 'most devices shown as _N of M Devices_',
    value: `${MOST_OF_MANY}`,
  },
  MAX_PROMO_LENGTH: {
    what: 'longest promo code, in characters',
    value: `${MAX_PROMO_LENGTH}`,
  },
  CHANGE_LIFETIME_MS: {
    what: 'how long a change is listed',
    value: timeText(CHANGE_LIFETIME_MS),
  },
  MOST_CHANGES: {
    what: 'changes that are listed',
    value: `${MOST_CHANGES}`,
  },
  'openLimits.orderMs': {
    what: 'an order nobody knows the end of stays open',
    value: timeText(openLimits.orderMs),
  },
  'openLimits.changeMs': {
    what: 'any other change nobody knows the end of stays open',
    value: timeText(openLimits.changeMs),
  },
  'openLimits.doneMs': {
    what: 'a confirmed change that the account does not show yet',
    value: timeText(openLimits.doneMs),
  },
};

/** The parts of documents that are made of the code, by the name in their marker. What follows the name are `asked`. */
const parts: Readonly<Record<string, (asked: readonly string[]) => string>> = {
  pages: () => table(['page', 'path', 'access', 'headers', 'brands', 'reads'], pageRows()),
  calls: () => table(['access', 'calls'], byAccess(callMap)),
  'next-paths': () => table(['page', 'parameters'], returnRows()),
  'chosen-pages': () => inCode(chosenPages),
  'native-events': () => table(['event', 'since version', 'what it says'], eventRows()),
  'native-fields': ([event = '']) => table(['field', 'there', 'value', 'what it says'], fieldRows(event)),
  words: (asked) =>
    table(
      ['key', 'words'],
      asked.map((key) => [`\`${key}\``, wordsOf(key)]),
    ),
  limits: (asked) =>
    table(
      ['what', 'value', 'constant'],
      asked.map((name) => {
        const limit = limits[name];
        if (!limit) throw new Error(`tests/support/printed-parts.ts has no limit ${name}`);
        return [limit.what, limit.value, `\`${name}\``];
      }),
    ),
  'card-errors': () =>
    table(
      ['code', 'key', 'words'],
      cardErrorCodes.map((code) => {
        const key = `billing.problem_${billingProblemOf(code)}`;
        return [`\`${code}\``, `\`${key}\``, wordsOf(key)];
      }),
    ),
  tiers: () => table(['brand', 'plan', 'days of history', 'devices', 'cycles'], tiers()),
  'app-situations': () =>
    table(
      ['what happens', 'page', 'what the app is told'],
      Object.values(situations).map(({ what, page, told }) => [
        what,
        page.startsWith('/') ? `\`${page}\`` : page,
        told.length === 0 ? 'nothing' : told.map(toldText).join(', then '),
      ]),
    ),
  letters: () =>
    table(
      ['letter', 'who can make it go', 'to whom', 'how often', 'what a stranger can put into it'],
      Object.entries(letterKinds).map(([kind, { sentBy, goesTo, often, budget, holds }]) => [
        `\`${kind}\``,
        sentBy,
        goesTo,
        budget === undefined ? often : `${often}, within the budget \`${budget}\``,
        holds,
      ]),
    ),
  budgets: () =>
    table(
      ['budget', 'what counts', 'who can use it up', 'at most', 'what a person sees then'],
      Object.entries(budgetRules).map(([purpose, rules]) => [
        `\`${purpose}\``,
        rules.counts,
        rules.spentBy,
        limitsText(rules),
        rules.shown,
      ]),
    ),
  'measure-columns': () => [events, measures].map(columnsText).join('\n\n'),
  'measure-queries': () => measureQueries.map(queryText).join('\n\n'),
};

const marked = /(<!-- made of the code by npm run documents: ([^>]+) -->\n)[\s\S]*?(<!-- end -->)/g;

/** Returns a document with every part between its markers printed anew, formatted as the repository is. */
export async function printed(file: string, text: string): Promise<string> {
  const filled = text.replaceAll(marked, (_whole, begin: string, order: string, end: string) => {
    const [name = '', ...asked] = order.split(' ');
    const part = parts[name];
    if (!part) throw new Error(`${file}: tests/support/printed-parts.ts has no part ${name}`);
    return `${begin}\n${part(asked)}\n\n${end}`;
  });
  return format(filled, { ...(await resolveConfig(file)), parser: 'markdown' });
}

/** True for a document of which a part is made of the code. */
export function hasPrintedPart(text: string): boolean {
  return text.includes('<!-- made of the code by npm run documents: ');
}

/** The limits of a budget, each with whose it is. */
function limitsText({ counters }: BudgetRules): string {
  return Object.entries(counterOwners)
    .flatMap(([owner, whose]) => {
      const rules = Object.entries(counters).flatMap(([of, names]) => (of === owner ? names : []));
      const each = rules.map((name) => {
        const { limit, windowMs } = attemptRules[name];
        return `${limit} in ${timeText(windowMs)}`;
      });
      return each.length === 0 ? [] : [`${whose}: ${each.join(' and ')}`];
    })
    .join('; ');
}

/** A message as one line: its event, then its other fields, without the sentence for the person. */
function toldText({ event, ...fields }: { event: string }): string {
  const said = Object.entries(fields).map(([name, value]) => `${name}: ${String(value)}`);
  return `\`${[event, ...said].join(', ')}\``;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => '---'), ...rows];
  return lines
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');
}

/** The columns of a dataset of Analytics Engine, each with what it says. */
function columnsText(of: Dataset): string {
  const says = Object.entries({ ...of.texts, ...of.figures });
  const rows = says.map(([name, what]) => [`\`${columnOf(of, name)}\``, name, what]);
  return `\`${of.dataset}\`\n\n${table(['column', 'name', 'what it says'], rows)}`;
}

function queryText({ title, read, sql }: MeasureQuery): string {
  return `### ${title}\n\n${read}\n\n\`\`\`sql\n${sql}\n\`\`\``;
}

function inCode(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
}

/** The brands of a page in words. */
const brandsInWords: Readonly<Record<PageBrands, string>> = {
  byChoice: 'each but those that go without it',
  withTags: 'those with a tag manager',
  byLaw: 'those that sell where the law asks for it',
};

/** Pages as somebody opens them, each with the parameters that it reads. */
function readRows(names: readonly PageName[]): string[][] {
  return names.map((name) => [
    `\`${pages[name].path.replace(/\[(\w+)\]/g, '<$1>')}\``,
    inCode(Object.keys(rowOf(name).query ?? {})),
  ]);
}

/** The pages to which a sign-in returns. */
function returnRows(): string[][] {
  return readRows(
    pageNames.filter((name) => returnRoute(pages[name].path.replace('[year]', '2026'), wholeBrand)),
  );
}

/** Every page: its name, its path, who may see it, its headers, its brands, and the parameters that it reads. */
function pageRows(): string[][] {
  return pageNames.map((name) => {
    const { path, access, kind, brands, query = {} } = rowOf(name);
    const reads = Object.keys(query);
    return [
      `\`${name}\``,
      `\`${path}\``,
      `\`${access}\``,
      `\`${kind}\``,
      brands ? brandsInWords[brands] : '',
      reads.length > 0 ? inCode(reads) : '',
    ];
  });
}

/** The keys of a map by who has access, in the order of the map. */
function byAccess(map: ReadonlyMap<string, { access: string }>): string[][] {
  const groups = Map.groupBy(map, ([, { access }]) => access);
  return [...groups].map(([access, entries]) => [`\`${access}\``, inCode(entries.map(([name]) => name))]);
}

/** The brands with a catalogue of their own. A new brand sells the sandbox's common plans at first. */
const catalogues = import.meta.glob('../../src/sandbox/catalogue/data/*.ts');

/** The plans that everybody may buy; plans that differ only in their cycle are one row. */
function tiers(): string[][] {
  return [...allSandboxBrands.byKey].flatMap(([brand, { catalogue }]) => {
    if (!(`../../src/sandbox/catalogue/data/${brand}.ts` in catalogues)) return [];
    const sold = catalogue.filter(({ visible, legacy }) => visible && !legacy);
    const rows = Map.groupBy(sold, (tier) =>
      [tier.name, `${tier.retentionDays}`, `${tier.deviceQuantity}`].join('\n'),
    );
    return [...rows].map(([row, same]) => [
      brand,
      ...row.split('\n'),
      same.map(({ billingCycle }) => billingCycle).join(', '),
    ]);
  });
}

/** The English words of a key such as `price.per.12`, without what a brand says instead. */
function wordsOf(key: string): string {
  const [journey = '', name = '', form] = key.split('.');
  const module = Object.entries(english).find(([file]) => file.endsWith(`/${journey}.ts`))?.[1];
  const written = module?.[journey]?.[name];
  const words = typeof written === 'object' ? written[form ?? ''] : written;
  if (words === undefined) throw new Error(`the English copy has no ${key}`);
  return words;
}

/** A time in words, such as `12 minutes`: the largest unit that makes it a whole number. */
function timeText(ms: number): string {
  const units: [string, number][] = [
    ['day', 86_400_000],
    ['hour', 3_600_000],
    ['minute', 60_000],
    ['second', 1_000],
  ];
  for (const [unit, size] of units)
    if (ms % size === 0 && ms >= 2 * size) return `${(ms / size).toLocaleString('en')} ${unit}s`;
  return `${ms.toLocaleString('en')} ms`;
}
