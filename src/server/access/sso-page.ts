import { fillIn } from '../../copy/fill-in.ts';
import type { SsoRequest } from '../../contracts/access/sso.ts';
import { distinctAccountLabels } from '../../domain/access/distinct-account-labels.ts';
import { maskedContact } from '../../domain/access/masked-contact.ts';
import {
  type SsoAddress,
  ssoAddress,
  loginAfterSso,
  sealedAddress,
  sealToken,
  viaOf,
} from './sso-address.ts';
import { arrivalMark } from '../page/page-mark.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { openArrival } from '../session/sessions.ts';
import type { RequestContext } from '../request/request-context.ts';

type Form = { action: string; fields: Record<string, string> };

/** What the page shows: a form that submits itself, the question after it, or a redirect instead. */
export type SsoPage =
  | { kind: 'redirect'; to: string }
  | {
      kind: 'sends';
      title: string;
      form: Form & { app: string; words: Record<'busy' | 'still' | 'button' | 'offline' | 'failed', string> };
    }
  | {
      kind: 'asks';
      title: string;
      form: Form & { words: Record<'question' | 'note' | 'goOn' | 'keep', string> };
    };

const ACTION = '/api/sso';

/**
 * Loads an SSO page. The address that the app opened redirects to one with the token encrypted (docs/adr/008). Loading
 * either uses nothing up, stores nothing and calls no platform. After the token was exchanged, the page names the
 * account that arrived, and asks whether it is the person's own (docs/adr/019).
 */
export async function ssoPage(context: RequestContext, session: SessionRecord | undefined): Promise<SsoPage> {
  const address = ssoAddress(context.url.searchParams, viaOf(context.url.pathname), context.brand);
  if (address.kind === 'unusable')
    return { kind: 'redirect', to: loginAfterSso(address.reason, address.next) };
  if (address.kind === 'fresh') return { kind: 'redirect', to: await arrivalAddress(context, address) };
  const form = { action: ACTION, fields: fieldsOf(address.request) };
  const copy = context.copy('sso');
  if (address.kind === 'sealed') {
    const { title, signingIn: busy, still, continue: button, offline, failed } = copy;
    return {
      kind: 'sends',
      title,
      form: { ...form, app: 'app', words: { busy, still, button, offline, failed } },
    };
  }
  const arrived = await openArrival(context);
  if (!arrived) {
    const { next } = address.request;
    // Somebody signed in who comes back to a question that was answered goes on, unless an app left the token out.
    const isAnswered = session !== undefined && !context.url.searchParams.has('token');
    return { kind: 'redirect', to: isAnswered ? next : loginAfterSso('no-token', next) };
  }
  return {
    kind: 'asks',
    title: session ? copy.switchTitle : copy.whoseTitle,
    form: {
      ...form,
      fields: { ...form.fields, arrival: arrivalMark(arrived) },
      words: {
        question: session
          ? fillIn(copy.switchFrom, { ...namesOf(session, arrived), brand: context.brand.displayName })
          : fillIn(copy.whose, nameOf(arrived)),
        note: session ? copy.switchNote : copy.whoseNote,
        goOn: session ? copy.switch : copy.continue,
        keep: session ? copy.keep : copy.notMe,
      },
    },
  };
}

/**
 * Returns where the login page redirects if it was opened with an SSO token: to the SSO page, with the token encrypted.
 * Undefined if the address holds no token.
 */
export async function arrivalAtLogin(context: RequestContext): Promise<string | undefined> {
  const query = new URLSearchParams(context.url.searchParams);
  if (!query.has('token')) return undefined;
  const redirectUri = query.get('redirectUri');
  if (redirectUri !== null) query.set('nextPath', redirectUri);
  const address = ssoAddress(query, 'sso', context.brand);
  if (address.kind === 'unusable') return loginAfterSso(address.reason, address.next);
  return address.kind === 'fresh' ? arrivalAddress(context, address) : undefined;
}

async function arrivalAddress(
  context: RequestContext,
  { token, request }: Extract<SsoAddress, { kind: 'fresh' }>,
): Promise<string> {
  return sealedAddress({ ...request, sealed: await sealToken(context, token) });
}

/** Names the account that is signed in and the one that arrived, so that the person can tell them apart. */
function namesOf(now: SessionRecord, arrived: SessionRecord): { name: string; other: string } {
  const [name, other] = distinctAccountLabels(now.person, arrived.person);
  return { name, other };
}

/** The name as the header shows it, and the masked e-mail address, which tells two accounts of one name apart. */
function nameOf({ person: { name, email } }: SessionRecord): { name: string; email: string } {
  return { name, email: maskedContact({ type: 'email', value: email }) };
}

/** The hidden fields of the form; an undefined value gets no field. */
function fieldsOf(request: SsoRequest): Record<string, string> {
  return Object.fromEntries(
    Object.entries(request).filter((field): field is [string, string] => field[1] !== undefined),
  );
}
