import { expect, test } from 'vitest';
import { type OperationName, platformOperations } from '../../src/contracts/platform/platform-table.ts';
import { parseFault, wireFaults } from '../../src/sandbox/platform/faults.ts';
import { leadsTo, linksOf, tagsOf, wordsOf } from './html.ts';
import { type Answer, ask, emailOf, requestIdOf, signedIn } from './portal.ts';
import { kept } from './recovery.ts';
import { expectSafe } from './safe-answer.ts';
import { sandbox } from './sandbox.ts';
import { inTurn } from './suite.ts';

/**
 * What a fault does to a call. `refused`: the platform refuses it. `ended`: the platform no longer accepts the session.
 * `down`: the platform does nothing and gives no usable answer. `lost`: the platform does it, and the answer is lost.
 * `slow`: the answer comes late.
 */
export type FaultClass = (typeof faultClasses)[number];
const faultClasses = ['refused', 'ended', 'down', 'lost', 'slow'] as const;

/** Statuses below 500 after which a change of an account may have been made (docs/adr/016). To any other call they are refusals. */
const openFaults = ['done:408', 'done:409', 'done:423', 'done:425'];

/** A word that says of a change that it failed; of what is read it may be any field. */
const FAILED = 'state:failed';

/** Every kind of fault that the sandbox has. A hang takes long, so it has a file of its own. */
export const faultsOf: Record<FaultClass, readonly string[]> = {
  refused: ['status:400', 'status:403', 'status:404', 'status:429', 'error:nobody-knows<script>'],
  ended: ['status:401'],
  down: [
    ...[500, 502, 503, 504, 200, 204, 302, 304].map((status) => `status:${status}`),
    'gateway:504',
    ...['error-message', 'message', 'success-false'].map((form) => `failure:${form}`),
    FAILED,
  ],
  lost: [...wireFaults.filter((kind) => kind !== 'hang'), 'done:500', 'done:502', ...openFaults],
  slow: ['slow:300', 'lag:1'],
};

/** A person in the middle of a journey. `act` makes the call; `cookie` holds the cookies of their browser. */
export type Scene = { cookie: string; act(): Promise<Answer> };

/** What the page says: under the fault, and after another try without the fault. */
export type Telling = {
  says: string | RegExp;
  again?: string | RegExp;
  /** Other words for single faults of the class. */
  but?: Readonly<Record<string, string | RegExp>>;
  /** The charges in minor units: under the fault, and after another try. */
  charged?: readonly number[];
  chargedAgain?: readonly number[];
};

/** One operation of the platform table, with a journey that calls it and what its page says under each class of faults. */
export type Journey = {
  operation: OperationName;
  /** The brand and the persona; no persona where the journey needs no account. */
  brand: string;
  persona?: string;
  /** Prepares the journey, without a fault. */
  ready(brand: string): Promise<Scene>;
  works: Telling;
  refused: Telling;
  down: Telling;
  /** By default as `down`. */
  lost?: Telling;
  /** By default the session ends, and the login page says so. */
  ended?: Telling;
  /** True where a try uses up its preparation, so that every fault needs a new one. */
  once?: boolean;
  /** True where the page shows the platform's own message. */
  quotes?: boolean;
  /** True where any success confirms the change, so that an empty one is no fault (docs/adr/059). */
  trusting?: boolean;
  /** True where the policy of the pages allows a redirect to an assistant. */
  linking?: boolean;
  /** True where the answer does not wait for the call. */
  aside?: boolean;
  /** Expects that the typed text or the selection is still there. */
  keeps?(page: Answer): void;
  /** Expects the stored data after a fault of the class. */
  stored?(scene: Scene, kind: FaultClass, brand: string): Promise<void>;
};

const ENDED: Telling = { says: 'Your session has ended. Please sign in again.' };

/** What the page says under a class of faults. */
export function tellingOf(journey: Journey, kind: FaultClass): Telling {
  if (kind === 'slow') return journey.works;
  const isSigned = platformOperations[journey.operation].access === 'signed';
  if (kind === 'ended') return journey.ended ?? (isSigned ? ENDED : journey.refused);
  return kind === 'lost' ? (journey.lost ?? journey.down) : journey[kind];
}

/**
 * Defines the tests of one operation, one for each class of faults. In `npm test` each class has one fault, another one at each
 * operation.
 */
export function testsOf(journey: Journey): void {
  const { method, path, access } = platformOperations[journey.operation];
  const isChange = method !== 'GET' && access === 'signed';
  const turn = Object.keys(platformOperations).indexOf(journey.operation);
  const classes = faultClasses.map((kind) => {
    const faults = faultsOf[kind].filter((fault) => isChange || ![...openFaults, FAILED].includes(fault));
    return [kind, inTurn(faults, { turn, turns: faults.length })] as const;
  });
  test.each(classes)(`${method} ${path}, %s (%j)`, async (kind, faults) => {
    const isDone = kind === 'lost' || kind === 'slow';
    const isFresh = journey.once === true || kind === 'ended' || (isDone && method !== 'GET');
    let scene: Scene | undefined;
    const told = faults.filter((fault) => !(journey.trusting && fault === 'status:204'));
    for (const [index, fault] of told.entries()) {
      if (!scene || isFresh) {
        // A read, or a refusal without another try, changes nothing at the platform.
        const isUsed = isDone || tellingOf(journey, kind).again !== undefined;
        if (journey.once || (method !== 'GET' && (index === 0 || isUsed))) await sandbox.reset();
        scene = await journey.ready(journey.brand);
      }
      await sandbox.setFault({ brand: journey.brand, method, path, fault });
      await expectShown(journey, scene, { kind, fault });
      if (isFresh || index === told.length - 1) {
        await sandbox.clearFaults();
        await expectOver(journey, scene, kind);
      }
    }
  });
}

/** Acts under a fault and follows the redirects; expects the words, a way on, and the number of calls. */
export async function expectShown(
  journey: Journey,
  scene: Scene,
  { kind, fault }: { kind: FaultClass; fault: string },
): Promise<void> {
  const { brand, operation } = journey;
  const answer = await scene.act();
  const at = `${operation}, ${fault}`;
  const view = await arrived(answer, scene.cookie, brand);
  const telling = tellingOf(journey, kind);
  expectView(view, journey, at);
  expect(view.words, at).toMatch(pattern(telling.but?.[fault] ?? telling.says));
  if (kind !== 'slow' && kind !== 'ended') journey.keeps?.(view.page);
  // A session that the platform no longer accepts ends here, too, so that there is no redirect loop.
  if (telling === ENDED)
    expect((await ask({ brand, path: '/api/session', cookie: scene.cookie })).status, at).toBe(401);
  const calls = expect.poll(() => callsOf(operation, journey.aside ? undefined : answer));
  await calls.toBe(callsUnder(operation, fault));
}

/** Removes the fault, and expects the stored data and the result of another try. */
async function expectOver(journey: Journey, scene: Scene, kind: FaultClass): Promise<void> {
  const { again, charged = [], chargedAgain = charged } = tellingOf(journey, kind);
  await expectCharged(journey, charged, `${journey.operation}, after ${kind}`);
  await journey.stored?.(scene, kind, journey.brand);
  if (again === undefined) return;
  const at = `${journey.operation}, again after ${kind}`;
  const view = await arrived(await scene.act(), scene.cookie, journey.brand);
  expectView(view, journey, at);
  expect(view.words, at).toMatch(pattern(again));
  if (journey.persona) await expectCharged(journey, chargedAgain, at);
}

async function expectCharged({ brand, persona }: Journey, amounts: readonly number[], at: string) {
  if (persona === undefined) return;
  const email = encodeURIComponent(emailOf(persona, brand));
  const ledger: unknown = JSON.parse(
    (await ask({ path: `/sandbox/ledger?brand=${brand}&email=${email}` })).text,
  );
  expect(ledger, at).toMatchObject(amounts.map((amountMinor) => ({ amountMinor })));
  expect(ledger, at).toHaveLength(amounts.length);
}

/** The number of calls under a fault: a read is retried once after a temporary fault, a change never. */
function callsUnder(operation: OperationName, fault: string): number {
  const passes = ['status:502', 'status:503', 'status:504', 'gateway:504', 'done:502', 'reset'].includes(
    fault,
  );
  return platformOperations[operation].idempotent && passes ? 2 : 1;
}

async function callsOf(operation: OperationName, answer: Answer | undefined): Promise<number> {
  const { method, path } = platformOperations[operation];
  const template = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
  const calls = (await sandbox.log()).filter((call) => call.method === method && template.test(call.path));
  return answer ? calls.filter(({ requestId }) => requestId === requestIdOf(answer)).length : calls.length;
}

/** The last page after an answer, and its words. */
type View = { page: Answer; words: string };

const MOST_STEPS = 6;

/** Follows the redirects of an answer as a browser does, on pages of the portal. */
export async function arrived(answer: Answer, cookie: string, brand: string): Promise<View> {
  let page = answer;
  let jar = kept(cookie, answer);
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const to = isJson(page) ? nextOf(page) : leadsTo(page);
    // A page that reloads itself after some seconds waits for a result, so it is the last page.
    if (to === undefined || /^[1-9]/.test(to)) return { page, words: readable(page) };
    if (!to.startsWith('/')) return { page, words: to };
    page = await ask({ brand, path: to, cookie: jar });
    jar = kept(jar, page);
  }
  throw new Error(`${answer.location ?? ''} redirects without end`);
}

const readable = (page: Answer) => (isJson(page) ? page.text : wordsOf(page.text));

const isJson = ({ headers }: Answer) => String(headers['content-type']).startsWith('application/json');

function nextOf({ text }: Answer): string | undefined {
  const { next }: { next?: unknown } = JSON.parse(text);
  return typeof next === 'string' ? next : undefined;
}

/** Expects no blank page, no server error of the portal, no text of the platform, and a link onward. */
function expectView({ page, words }: View, { brand, quotes, linking }: Journey, at: string): void {
  if (page.location === undefined && !linking) expectSafe(page, { brand });
  expect(page.text, at).not.toMatch(/502 Bad Gateway|elsewhere\.invalid|xxxxxxxx|nobody-knows<script>/);
  if (!quotes) expect(page.text, at).not.toContain('The sandbox was told');
  expect(words.trim().length, at).toBeGreaterThan(10);
  if (isJson(page) || page.location !== undefined) return;
  expect([200, 404], at).toContain(page.status);
  expect(page.text, at).toMatch(/<h1[\s>]/);
  const forms = tagsOf(page.text).filter(({ name }) => name === 'form');
  expect(linksOf(page.text).length + forms.length, at).toBeGreaterThan(0);
}

function pattern(words: string | RegExp): RegExp {
  return typeof words === 'string'
    ? new RegExp(words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    : words;
}

/** A journey of a signed-in person who opens a page. */
export function opens(path: string, persona = 'owner') {
  return async (brand: string): Promise<Scene> => {
    const cookie = await signedIn(persona, brand);
    return { cookie, act: () => ask({ brand, path, cookie }) };
  };
}

/** The kinds of fault in `faultsOf`, by the names of the sandbox; `hang` has its own file. */
export function kindsInTable(): Set<string> {
  return new Set(
    Object.values(faultsOf).flatMap((faults) => faults.map((fault) => parseFault(fault)?.kind ?? fault)),
  );
}
