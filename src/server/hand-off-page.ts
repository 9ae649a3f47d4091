import { copyFor } from '../brands/copy/copy.ts';
import { fillIn } from '../brands/copy/fill-in.ts';
import {
  handOffParameters,
  handOffQuery,
  type HandOffRequest,
  type HandOffVia,
} from '../contracts/hand-off.ts';
import { nativeSourceOf } from '../contracts/native-message.ts';
import { maskedContact } from '../domain/masked-contact.ts';
import { nextPathRoute } from '../domain/return-route.ts';
import { loginAfterHandOff } from './hand-off.ts';
import type { SessionRecord } from './session/session-record.ts';
import type { Visit } from './visit.ts';

/** What the page shows: the form that sends itself, the question that comes before it, or where it leads instead. */
export type HandOffPage =
  | { kind: 'leads'; to: string }
  | {
      kind: 'sends';
      title: string;
      form: { action: string; fields: Record<string, string>; busy: string; still: string; button: string };
    }
  | {
      kind: 'asks';
      title: string;
      form: {
        action: string;
        fields: Record<string, string>;
        question: string;
        note: string;
        goOn: string;
        keep: string;
      };
    };

const ACTION = '/api/hand-off';

/**
 * Arrival from an app (design decision 4). Reading the page uses nothing up and asks the platform nothing. Somebody who is
 * signed in is asked first: whom the token is for is not known before it is exchanged.
 */
export function handOffPage(visit: Visit, session: SessionRecord | undefined, via: HandOffVia): HandOffPage {
  const asked = visit.url.searchParams;
  const next = nextPathRoute(asked.get('nextPath'));
  if (!asked.get('token')?.trim()) return { kind: 'leads', to: loginAfterHandOff('no-token', next) };
  const request = requestOf(asked, via, next);
  if (!request) return { kind: 'leads', to: loginAfterHandOff('token-refused', next) };
  const fields = fieldsOf(request);
  const copy = copyFor('handOff', visit.locale.language, visit.brand);
  if (!session) {
    const { title, signingIn: busy, still, continue: button } = copy;
    return { kind: 'sends', title, form: { action: ACTION, fields, busy, still, button } };
  }
  const { name, email } = session.person;
  const current = {
    name: `${Array.from(name)[0] ?? ''}…`,
    email: maskedContact({ type: 'email', value: email }),
  };
  return {
    kind: 'asks',
    title: copy.askTitle,
    form: {
      action: ACTION,
      fields,
      question: fillIn(copy.ask, current),
      note: copy.askNote,
      goOn: copy.continue,
      keep: copy.keep,
    },
  };
}

/** The address as a request; undefined where a parameter stands twice or is too long to be one of ours. */
function requestOf(asked: URLSearchParams, via: HandOffVia, next: string): HandOffRequest | undefined {
  if (handOffParameters.some((name) => asked.getAll(name).length > 1)) return undefined;
  const query = handOffQuery.safeParse(Object.fromEntries(asked));
  if (!query.success) return undefined;
  const { token, toPlanCode, fromPlanCode, source } = query.data;
  return via === 'isolated'
    ? { via, token, next, source: nativeSourceOf(source) }
    : { via, token, next, toPlanCode: toPlanCode || undefined, fromPlanCode: fromPlanCode || undefined };
}

/** The fields of the form; what is undefined has none. */
function fieldsOf(request: HandOffRequest): Record<string, string> {
  return Object.fromEntries(
    Object.entries(request).filter((field): field is [string, string] => field[1] !== undefined),
  );
}
