import { browserOfSession } from '../../domain/access/browser-of-session.ts';
import { signInOfSession } from '../../domain/access/sign-in-of-session.ts';
import {
  mergedEvents,
  MOST_BROWSERS,
  MOST_EVENTS,
  MOST_SESSIONS,
} from '../../domain/access/security-record.ts';
import { accountByEmail, accountOf } from '../session/account-of.ts';
import { fillIn } from '../../copy/fill-in.ts';
import { securityHandle, type ShownSecurity } from '../account/security-record-store.ts';
import { errorFacts } from '../log.ts';
import { loaded } from '../page/loaded.ts';
import { callOfAccount } from '../page/call-of-account.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { knownBrowserId } from '../session/known-browser-cookie.ts';
import { sessionName } from '../session/sessions.ts';
import { securityFlash } from './security.ts';
import { securityText } from './security-text.ts';
import { supportLink } from './support-link.ts';

/** How many of each list are shown at first. */
const few = { sessions: 10, browsers: 4, events: 8 };
const all = { sessions: MOST_SESSIONS, browsers: MOST_BROWSERS, events: MOST_EVENTS };

/** Loads the security page of an account; makes no platform call. With `?view=all` it shows every session, browser and event. */
export async function securityPage(context: RequestContext, session: SessionRecord) {
  const most = context.url.searchParams.get('view') === 'all' ? all : few;
  const [found, { note: flash, cookies }, name, browserId] = await Promise.all([
    readSecurity(context, session, most.sessions + 1),
    securityFlash.take(context),
    sessionName(context),
    knownBrowserId(context, session.person.email),
  ]);
  const words = securityText(context);
  const { copy } = words;
  const own = name && securityHandle(name);
  const currentBrowser = browserId && securityHandle(browserId);
  const { startedAtMs, signedInBy: by = null, source: app = null } = session;
  const here = found?.sessions.find(({ handle }) => handle === own) ?? {
    // This session is not in the list: it began before the list existed, or it could not be noted there.
    ...context.clientInfo(),
    startedAtMs,
    by,
    app,
  };
  const browsers = found?.browsers ?? [];
  const hereBrowser = browsers.find(({ handle }) => handle === currentBrowser);
  const others = (found?.sessions ?? [])
    .filter(({ handle }) => handle !== own)
    .map((other) => ({ session: other, browser: browserOfSession(other, browsers) }));
  const away = browsers.filter(
    (each) => each !== hereBrowser && others.every(({ browser }) => browser !== each),
  );
  const machines = numbered(words, [
    {
      key: 'here',
      isHere: true,
      ...words.session({ ...here, seenAtMs: context.nowMs }, hereBrowser !== undefined),
      action: hereBrowser && { does: 'forget' as const, handle: hereBrowser.handle },
      by: undefined,
    },
    ...others.slice(0, most.sessions).map(({ session: { handle, ...other }, browser }) => ({
      key: handle,
      isHere: false,
      ...words.session(other, browser !== undefined),
      action: { does: 'signOut' as const, handle },
      by: other.by ?? ('unknown' as const),
    })),
    ...away.slice(0, most.browsers).map((browser) => ({
      key: browser.handle,
      isHere: false,
      ...words.browser(browser),
      action: { does: 'forget' as const, handle: browser.handle },
      by: undefined,
    })),
  ]);
  const hasMore = found?.mayHaveMore || machines.length <= others.length + away.length;
  const happened = found?.events ?? [];
  const begun = signInOfSession(here, happened);
  const events = numbered(
    words,
    happened.slice(0, most.events).map((event, index) => ({
      id: `${index}`,
      ...words.event(event),
      here: event === begun ? copy.here : undefined,
      by:
        event.what.kind === 'signedIn' && event !== begun
          ? (event.what.by ?? ('unknown' as const))
          : undefined,
    })),
  );
  const earlier = happened.length - events.length;
  const everything = `${context.url.pathname}?${new URLSearchParams({ view: 'all' })}`;
  const page = {
    title: copy.title,
    view: {
      here: context.url.pathname,
      notice: flash && notices(copy)[flash.done],
      isRead: found !== undefined,
      mfa: words.mfa(session.mfa ?? found?.mfa ?? null),
      support: supportLink(context),
      machines,
      moreMachines: hasMore ? { href: `${everything}#sessions`, label: copy.allMachines } : undefined,
      isElsewhere: others.length > 0,
      events,
      moreEvents:
        earlier > 0
          ? { href: `${everything}#events`, label: fillIn(copy.earlier, { count: earlier }) }
          : undefined,
      data: words.data(),
      actions: {
        endOthers: callOfAccount(context, '/api/security/end-others'),
        endSession: callOfAccount(context, '/api/security/end-session'),
        forgetBrowser: callOfAccount(context, '/api/security/forget-browser'),
        compromiseReport: callOfAccount(context, '/api/security/not-me'),
      },
      words: copy,
    },
  };
  return loaded(page, { cookies });
}

/** Gives each row the words that name it in its button, with a number where two would have the same. */
function numbered<Row extends { name: string; place: string; seen: string }>(
  { copy }: ReturnType<typeof securityText>,
  rows: readonly Row[],
): (Row & { fullName: string })[] {
  const names = rows.map(({ name, place, seen }) => fillIn(copy.machineNamed, { name, place, seen }));
  return rows.map((row, index) => {
    const machine = names[index] ?? row.name;
    const before = names.slice(0, index).filter((name) => name === machine).length;
    const fullName =
      before === 0 ? machine : fillIn(copy.machineNumbered, { machine, number: String(before + 1) });
    return { ...row, fullName };
  });
}

/** Reads the security record of the account, with the events noted by its e-mail address; undefined if that fails. */
async function readSecurity(
  context: RequestContext,
  session: SessionRecord,
  mostSessions: number,
): Promise<ShownSecurity | undefined> {
  const { brand, person } = session;
  try {
    const [kept, more] = await Promise.all([
      accountOf(context, session).security(brand, context.nowMs, mostSessions),
      accountByEmail(context, brand, person.email).security(brand, context.nowMs, 0),
    ]);
    return { ...kept, events: mergedEvents(kept.events, more.events) };
  } catch (error) {
    context.log.error('security_unread', errorFacts(error));
    return undefined;
  }
}

function notices(copy: ReturnType<typeof securityText>['copy']) {
  return {
    ended: copy.endedNotice,
    endedNothing: copy.endedNothing,
    endedOthers: copy.endedOthersNotice,
    forgotten: copy.forgottenNotice,
    forgottenNothing: copy.forgottenNothing,
  };
}
