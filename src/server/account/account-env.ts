import type { AttemptsObject } from '../limits/attempts-object.ts';
import type { MeasuringEnv } from '../measure.ts';
import type { SessionObject } from '../session/session-object.ts';
import type { TimeScaleEnv } from '../time-scale.ts';

/** The bindings of the portal that an account's object needs. */
export type AccountEnv = TimeScaleEnv &
  MeasuringEnv & {
    SANDBOX?: Fetcher;
    SESSIONS: DurableObjectNamespace<SessionObject>;
    ATTEMPTS: DurableObjectNamespace<AttemptsObject>;
  };
