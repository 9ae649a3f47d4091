import * as z from 'zod';
import { platformOperations } from '../contracts/platform-table.ts';
import type { ActiveFault } from './entities.ts';
import type { World } from './world.ts';

/** What can be made to go wrong with one platform call. */
export type Fault =
  /** Refuse with that HTTP status. */
  | { kind: 'status'; status: number }
  /** Refuse with 400 and that code of the platform. */
  | { kind: 'error'; code: string }
  /** Do it, and answer that many milliseconds later. */
  | { kind: 'slow'; ms: number }
  /** Do it, and then lose or damage the answer. */
  | { kind: WireFault };
type WireFault = (typeof wireFaults)[number];

export const wireFaults = ['hang', 'reset', 'html', 'truncated', 'empty', 'huge'] as const;

const LONGEST_DELAY_MS = 60_000;

/** Reads `status:503`, `slow:2000`, `error:1198`, `hang` and the like; null where the text is none of them. */
export function parseFault(text: string): Fault | null {
  const kind = wireFaults.find((each) => each === text);
  if (kind) return { kind };
  const [, name, value = ''] = /^(status|slow|error):(.{1,200})$/.exec(text) ?? [];
  if (name === 'error') return { kind: 'error', code: value };
  const count = /^\d{1,5}$/.test(value) ? Number(value) : Number.NaN;
  if (name === 'status' && count >= 200 && count <= 599) return { kind: 'status', status: count };
  if (name === 'slow' && count <= LONGEST_DELAY_MS) return { kind: 'slow', ms: count };
  return null;
}

const paths = new Set(Object.values(platformOperations).map(({ method, path }) => `${method} ${path}`));

/** One fault switch: PUT /sandbox/faults. `path` is an operation's own, such as `/deviceModels/{brand}`. */
export const faultSwitch = z
  .strictObject({
    brand: z.string().optional(),
    method: z.string().transform((method) => method.toUpperCase()),
    path: z.string(),
    fault: z.string().refine((text) => parseFault(text) !== null, {
      error:
        'must be status:<200-599>, slow:<0-60000>, error:<platform code>, hang, reset, html, truncated, empty or huge',
    }),
    times: z.int().min(1).max(1_000_000).optional(),
  })
  .refine(({ method, path }) => paths.has(`${method} ${path}`), {
    path: ['path'],
    error:
      'must be the method and path of an operation as the spec writes it, such as GET /deviceModels/{brand}',
  });
export type FaultSwitch = z.output<typeof faultSwitch>;
export type FaultSwitchInput = z.input<typeof faultSwitch>;

/** Switches a fault on; it replaces the one for the same brand, method and path. */
export function setFault({ store }: World, { brand, method, path, fault, times }: FaultSwitch): void {
  store.faults.put({ brand: brand ?? null, method, path, fault, times: times ?? null });
}

/** The faults that are on, in the form in which they are set. */
export function listFaults({ store }: World): FaultSwitch[] {
  return store.faults.list().map(({ brand, times, ...rest }) => ({
    ...(brand === null ? {} : { brand }),
    ...rest,
    ...(times === null ? {} : { times }),
  }));
}

/** Switches off the fault of one brand (null: the one for every brand), method and path. */
export function clearFault({ store }: World, { brand, method, path }: FaultPlace): void {
  store.faults.delete(`${brand ?? ''} ${method} ${path}`);
}

/** The fault for a call, counted down; null where there is none. One for the brand goes before one for every brand. */
export function takeFault({ store }: World, { brand, method, path }: FaultPlace): Fault | null {
  const active =
    store.faults.get(`${brand ?? ''} ${method} ${path}`) ?? store.faults.get(` ${method} ${path}`);
  if (!active) return null;
  countDown(store.faults, active);
  return parseFault(active.fault);
}

type FaultPlace = { brand: string | null; method: string; path: string };

function countDown(faults: World['store']['faults'], active: ActiveFault): void {
  if (active.times === null) return;
  if (active.times > 1) faults.put({ ...active, times: active.times - 1 });
  else faults.delete(`${active.brand ?? ''} ${active.method} ${active.path}`);
}
