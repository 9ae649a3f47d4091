import { mergedEvents } from '../../domain/access/security-record.ts';
import { accountByEmail, accountOf } from '../session/account-of.ts';
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

/** How many events and browsers are shown at first; the rest is folded. */
const OPEN_EVENTS = 8;
const OPEN_BROWSERS = 4;

/** Loads the security page of an account; makes no platform call. */
export async function securityPage(context: RequestContext, session: SessionRecord) {
  const [found, { note: flash, cookies }, name, browserId] = await Promise.all([
    readSecurity(context, session),
    securityFlash.take(context),
    sessionName(context),
    knownBrowserId(context, session.person.email),
  ]);
  const words = securityText(context);
  const { copy } = words;
  const own = name && securityHandle(name);
  const ownBrowser = browserId && securityHandle(browserId);
  const { startedAtMs, signedInBy: by = null, source: app = null } = session;
  const here = found?.sessions.find(({ handle }) => handle === own) ?? {
    // This session is not in the list: it began before the list existed, or it could not be noted there.
    ...context.sighting(),
    startedAtMs,
    by,
    app,
  };
  const others = found?.sessions.filter(({ handle }) => handle !== own) ?? [];
  const browsers =
    found?.browsers.map((each) => ({
      ...words.browser(each),
      handle: each.handle,
      isHere: each.handle === ownBrowser,
    })) ?? [];
  const events = found?.events.map((event, index) => ({ id: `${index}`, ...words.event(event) })) ?? [];
  const page = {
    title: copy.title,
    view: {
      notice: flash && notices(copy)[flash.done],
      isRead: found !== undefined,
      mfa: words.mfa(session.mfa ?? found?.mfa ?? null),
      here: words.session({ ...here, seenAtMs: context.nowMs }),
      others: others.map((each) => ({ ...words.session(each), handle: each.handle })),
      browsers: { open: browsers.slice(0, OPEN_BROWSERS), more: browsers.slice(OPEN_BROWSERS) },
      events: { open: events.slice(0, OPEN_EVENTS), more: events.slice(OPEN_EVENTS) },
      data: words.data(),
      actions: {
        endOthers: callOfAccount(context, '/api/security/end-others'),
        endSession: callOfAccount(context, '/api/security/end-session'),
        forgetBrowser: callOfAccount(context, '/api/security/forget-browser'),
      },
      words: copy,
    },
  };
  return loaded(page, { cookies });
}

/** Reads the security record of the account, with the events noted by its e-mail address; undefined if that fails. */
async function readSecurity(
  context: RequestContext,
  session: SessionRecord,
): Promise<ShownSecurity | undefined> {
  const { brand, person } = session;
  try {
    const [kept, more] = await Promise.all([
      accountOf(context, session).security(brand, context.nowMs),
      accountByEmail(context, brand, person.email).security(brand, context.nowMs),
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
