import type { SecurityViewProps } from '../../components/access/security/security-view.tsx';
import { fillIn } from '../../copy/fill-in.ts';
import type { MfaSeen, Place, SecurityEvent } from '../../domain/access/security-record.ts';
import type { UserAgentInfo } from '../../domain/access/user-agent-info.ts';
import { pathTo } from '../../domain/pages/path-to.ts';
import { leftToRight } from '../../domain/text/bidi.ts';
import { countryNames } from '../../domain/text/intl.ts';
import { agoText, momentText } from '../../domain/text/moment.ts';
import type { BrowserEntry, SessionEntry } from '../account/security-record-store.ts';
import { callOfAccount } from '../page/call-of-account.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { Words } from '../request/words.ts';
import { mailLink } from '../words/mail-link.ts';
import type { SecurityFacts } from './load-security.ts';

/** A session that was used within this time counts as active now, in milliseconds. */
const NOW_MS = 2 * 60_000;
/** The operating system that an app runs on, if its SSO link named it. */
const appSystems = { ios: 'iOS', android: 'Android', app: undefined } as const;

/** Puts the security page into words. */
export function securityText(facts: SecurityFacts, context: RequestContext): SecurityViewProps {
  const copy = context.copy('security');
  const { here, others } = facts;
  const everything = `${context.url.pathname}?${new URLSearchParams({ view: 'all' })}`;
  const notices = {
    ended: copy.endedNotice,
    endedNothing: copy.endedNothing,
    endedOthers: copy.endedOthersNotice,
    forgotten: copy.forgottenNotice,
    forgottenNothing: copy.forgottenNothing,
  };
  return {
    here: context.url.pathname,
    notice: facts.outcome && notices[facts.outcome],
    isRead: facts.isRead,
    mfa: mfaText(facts.mfa, context),
    machines: numbered(context, [
      {
        key: 'here',
        ...sessionText(here.session, here.browser !== undefined, context, true),
        action: here.browser && { does: 'forget' as const, handle: here.browser.handle },
        by: undefined,
      },
      ...others.map(({ session, browser }) => ({
        key: session.handle,
        ...sessionText(session, browser !== undefined, context),
        action: { does: 'signOut' as const, handle: session.handle },
        by: session.by ?? ('unknown' as const),
      })),
      ...facts.browsers.map((browser) => ({
        key: browser.handle,
        ...browserText(browser, context),
        action: { does: 'forget' as const, handle: browser.handle },
        by: undefined,
      })),
    ]),
    moreMachines: facts.hasMore ? { href: `${everything}#sessions`, label: copy.allMachines } : undefined,
    isElsewhere: others.length > 0,
    events: numbered(
      context,
      facts.events.map(({ event, isHere }, index) => ({
        id: `${index}`,
        ...eventText(event, context),
        here: isHere ? copy.here : undefined,
        by: event.what.kind === 'signedIn' && !isHere ? (event.what.by ?? ('unknown' as const)) : undefined,
      })),
    ),
    moreEvents:
      facts.earlier > 0
        ? { href: `${everything}#events`, label: fillIn(copy.earlier, { count: facts.earlier }) }
        : undefined,
    data: dataText(context),
    actions: {
      endOthers: callOfAccount(context, '/api/security/end-others'),
      endSession: callOfAccount(context, '/api/security/end-session'),
      forgetBrowser: callOfAccount(context, '/api/security/forget-browser'),
      compromiseReport: callOfAccount(context, '/api/security/not-me'),
    },
    words: copy,
  };
}

/** Gives each row the words that name it in its button, with a number where two would have the same. */
function numbered<Row extends { name: string; place: string; seen: string }>(
  { copy: sentences }: Words,
  rows: readonly Row[],
): (Row & { fullName: string })[] {
  const copy = sentences('security');
  const names = rows.map(({ name, place, seen }) => fillIn(copy.machineNamed, { name, place, seen }));
  return rows.map((row, index) => {
    const machine = names[index] ?? row.name;
    const before = names.slice(0, index).filter((name) => name === machine).length;
    const fullName =
      before === 0 ? machine : fillIn(copy.machineNumbered, { machine, number: String(before + 1) });
    return { ...row, fullName };
  });
}

/** Describes a session of the account, in a browser that is known or not. */
export function sessionText(
  session: Omit<SessionEntry, 'handle'>,
  isKnown: boolean,
  context: Words & Pick<RequestContext, 'nowMs'>,
  isHere = false,
) {
  const { brand, locale, nowMs } = context;
  const copy = context.copy('security');
  const { app, startedAtMs, seenAtMs, by } = session;
  const system = session.system ?? (app ? appSystems[app] : undefined);
  const appName =
    system === undefined
      ? fillIn(copy.app, { brand: brand.displayName })
      : fillIn(copy.appOn, { brand: brand.displayName, system });
  const place = placeText(session.place, context);
  const seen =
    nowMs - seenAtMs < NOW_MS
      ? copy.activeNow
      : fillIn(copy.active, { when: agoText(seenAtMs, nowMs, locale.format) });
  const since = fillIn(by ? copy[`since_${by}`] : copy.since, { when: momentIn(startedAtMs, context) });
  return {
    machine: session.kind,
    name: app ? appName : browserName(session, context),
    place,
    seen,
    facts: isHere ? [copy.here, place] : [place, seen],
    details: isKnown ? [copy.known, since] : [since],
  };
}

/** Describes a known browser without a session. */
function browserText(browser: BrowserEntry, words: Words) {
  const copy = words.copy('security');
  const place = placeText(browser.place, words);
  const seen = fillIn(copy.lastSignIn, { when: words.day(browser.seenAtMs) });
  return {
    machine: browser.kind,
    name: browserName(browser, words),
    place,
    seen,
    facts: [place, seen],
    details: [copy.known],
  };
}

/** Describes a security event. */
export function eventText(event: SecurityEvent, words: Words) {
  const { count, what } = event;
  const sentence = happeningText(what, words);
  return {
    what: count > 1 ? fillIn(words.copy('security').times, { what: sentence, count }) : sentence,
    name: browserName(event, words),
    place: placeText(event.place, words),
    seen: momentIn(event.atMs, words),
    isBad: what.kind === 'wrongCode' || what.kind === 'wrongPassword',
  };
}

function happeningText(what: SecurityEvent['what'], words: Words): string {
  const copy = words.copy('security');
  switch (what.kind) {
    case 'signedIn':
      return what.isNew ? copy.signedInNew : copy.signedIn;
    case 'assistantLinked': {
      const { googleAccount: google, alexaAccount: alexa } = words.copy('linking');
      return fillIn(copy.assistantLinked, { partner: { google, alexa }[what.partner] });
    }
    default:
      return copy[what.kind];
  }
}

function browserName({ browser, system }: UserAgentInfo, words: Words): string {
  const copy = words.copy('security');
  if (browser && system) return fillIn(copy.browserOn, { browser, system });
  return browser ?? system ?? copy.unknownBrowser;
}

function placeText({ city, country }: Place, words: Words): string {
  const copy = words.copy('security');
  const countryName = country ? countryNames(words.locale.format, 'none').of(country) : undefined;
  if (!countryName) return city ?? copy.unknownPlace;
  return city ? fillIn(copy.placeIn, { city, country: countryName }) : countryName;
}

function momentIn(atMs: number, { locale, timeZone }: Words): string {
  return momentText(atMs, locale.format, timeZone);
}

function mfaText(mfa: MfaSeen | null, { brand, copy: sentences }: Words): SecurityViewProps['mfa'] {
  const copy = sentences('security');
  if (mfa === null) return { state: copy.mfaUnknown, isOn: null, text: copy.mfaUnknownText };
  return mfa.on
    ? { state: copy.mfaOn, isOn: true, text: fillIn(copy.mfaOnText, { contact: mfa.to }) }
    : {
        state: copy.mfaOff,
        isOn: false,
        text: fillIn(copy.mfaOffText, { brand: brand.displayName }),
      };
}

/** Says where to ask for one's data and how to delete it, and how to unlink each assistant of the brand. */
function dataText({ brand, locale, copy: sentences }: Words): SecurityViewProps['data'] {
  const copy = sentences('security');
  const linking = sentences('linking');
  const address = brand.support.privacy ?? brand.support.email;
  return {
    ask: {
      text: copy.dataAsk,
      variable: 'address',
      href: mailLink(address, copy.dataSubject),
      label: leftToRight(address, locale.format),
    },
    delete: { href: pathTo('deleteAccount'), label: sentences('deletion').deleteAccount },
    unlink: brand.voiceAssistants.map(({ partner }) =>
      fillIn(linking[`unlink_${partner}`], { brand: brand.displayName }),
    ),
  };
}
