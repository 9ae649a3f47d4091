import type { OperationName } from '../contracts/platform/platform-table.ts';
import { type Dataset, events, measures, type Values } from '../contracts/measures.ts';
import type { LogEvent } from './log.ts';
import type { PlatformFailure } from './platform/platform-failure.ts';
import type { PortalEnv } from './request/portal-env.ts';

/** What is measured; docs/runbook.md says what each column holds. Times are in milliseconds. */
export type Measure =
  | {
      kind: 'request';
      what: string;
      method: string;
      status: number;
      outcome: string;
      ms: number;
      signedIn: boolean;
      kept: boolean;
    }
  | {
      kind: 'call';
      what: OperationName;
      outcome: 'answered' | PlatformFailure['kind'];
      status: number;
      code: string;
      ms: number;
    }
  | { kind: 'line'; what: LogEvent; outcome: string; ms: number };

/** The bindings that a measure needs. */
export type MeasuringEnv = Pick<PortalEnv, 'MEASURES' | 'CF_VERSION_METADATA'>;

/** How many characters of a deployment's id name it. */
const SHORT_ID = 8;

/** Returns the name of this deployment: its tag, else the start of its id; empty where the runtime does not say. */
export function versionOf({ CF_VERSION_METADATA: version }: MeasuringEnv): string {
  return version?.tag || (version?.id.slice(0, SHORT_ID) ?? '');
}

/** Writes one measure into Analytics Engine. It waits for nothing, and writes nothing where there is no dataset. */
export function measure(env: MeasuringEnv, brand: string, measured: Measure): void {
  env.MEASURES?.writeDataPoint(measurePoint(env, brand, measured));
}

/** Returns a measure as a data point. */
export function measurePoint(env: MeasuringEnv, brand: string, measured: Measure): AnalyticsEngineDataPoint {
  const common = { brand, code: '', method: '', signedIn: '', kept: '', version: versionOf(env), status: 0 };
  switch (measured.kind) {
    case 'request': {
      const [signedIn, cached] = [yesOrNo(measured.signedIn), yesOrNo(measured.kept)];
      return measurePoints({ ...common, ...measured, signedIn, kept: cached });
    }
    case 'call':
    case 'line':
      return measurePoints({ ...common, ...measured });
  }
}

/** Returns what makes data points of a dataset: its columns are looked up once. */
function pointsOf<Of extends Dataset>({ texts, figures }: Of) {
  const [index = '', ...blobs] = Object.keys(texts);
  const doubles = Object.keys(figures);
  return (values: Values<Of>): AnalyticsEngineDataPoint => {
    const by: Readonly<Record<string, string | number>> = values;
    const textOf = (name: string) => String(by[name] ?? '');
    return {
      indexes: [textOf(index)],
      blobs: blobs.map(textOf),
      doubles: doubles.map((name) => Number(by[name] ?? 0)),
    };
  };
}

function yesOrNo(is: boolean): string {
  return is ? 'yes' : 'no';
}

const measurePoints = pointsOf(measures);
/** Returns an event of a person as a data point. */
export const eventPoint = pointsOf(events);
