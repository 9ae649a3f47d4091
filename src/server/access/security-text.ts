import { fillIn } from '../../copy/fill-in.ts';
import type { LinkingPartner } from '../../contracts/linking/linking.ts';
import type { UserAgentInfo } from '../../domain/access/user-agent-info.ts';
import type { MfaSeen, Place, SecurityEvent } from '../../domain/access/security-record.ts';
import { leftToRight } from '../../domain/text/bidi.ts';
import { agoText, momentText } from '../../domain/text/moment.ts';
import { countryNames } from '../../domain/text/intl.ts';
import { mailLink } from '../words/mail-link.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { BrowserEntry, SessionEntry } from '../account/security-record-store.ts';

/** A session that was used within this time counts as active now, in milliseconds. */
const NOW_MS = 2 * 60_000;
/** The operating system that an app runs on, if its SSO link named it. */
const appSystems = { ios: 'iOS', android: 'Android', app: undefined } as const;

/** A session, a known browser, or a session in a known browser, in the words of the security page. */
export type ClientText = {
  machine: UserAgentInfo['kind'];
  name: string;
  place: string;
  /** When it was last seen. */
  seen: string;
  /** That its browser is known; undefined if it is not. */
  known: string | undefined;
  since?: string;
};
/** A security event, in the words of the security page. */
export type EventText = { what: string; name: string; place: string; seen: string; isBad: boolean };

type Words = ReturnType<typeof securityText>;

/** Returns functions that describe sessions, browsers, events and MFA in the visitor's language and time zone. */
export function securityText(context: RequestContext) {
  const { brand, locale, nowMs, timeZone } = context;
  const copy = context.copy('security');
  const countries = countryNames(locale.format, 'none');
  const when = (ms: number) => momentText(ms, locale.format, timeZone);

  const placeOf = ({ city, country }: Place): string => {
    const land = country ? countries.of(country) : undefined;
    if (!land) return city ?? copy.unknownPlace;
    return city ? fillIn(copy.placeIn, { city, country: land }) : land;
  };
  const nameOf = ({ browser, system }: UserAgentInfo): string => {
    if (browser && system) return fillIn(copy.browserOn, { browser, system });
    return browser ?? system ?? copy.unknownBrowser;
  };

  const appName = (system: string | undefined) =>
    system === undefined
      ? fillIn(copy.app, { brand: brand.displayName })
      : fillIn(copy.appOn, { brand: brand.displayName, system });

  return {
    copy,

    /** Where to ask for one's data, and how to unlink each assistant of the brand. */
    data() {
      const address = brand.support.privacy ?? brand.support.email;
      const linking = context.copy('linking');
      return {
        ask: {
          text: copy.dataAsk,
          variable: 'address',
          href: mailLink(address, copy.dataSubject),
          label: leftToRight(address, locale.format),
        },
        unlink: brand.voiceAssistants.map(({ partner }) =>
          fillIn(linking[`unlink_${partner}`], { brand: brand.displayName }),
        ),
      };
    },

    /** A session of the account, in a browser that is known or not. */
    session(session: Omit<SessionEntry, 'handle'>, isKnown: boolean): ClientText {
      const { app, startedAtMs, seenAtMs, by } = session;
      return {
        machine: session.kind,
        name: app ? appName(session.system ?? appSystems[app]) : nameOf(session),
        place: placeOf(session.place),
        seen:
          nowMs - seenAtMs < NOW_MS
            ? copy.activeNow
            : fillIn(copy.active, { when: agoText(seenAtMs, nowMs, locale.format) }),
        known: isKnown ? copy.known : undefined,
        since: fillIn(by ? copy[`since_${by}`] : copy.since, { when: when(startedAtMs) }),
      };
    },

    /** A known browser without a session. */
    browser(browser: BrowserEntry): ClientText {
      return {
        machine: browser.kind,
        name: nameOf(browser),
        place: placeOf(browser.place),
        seen: fillIn(copy.lastSignIn, { when: context.day(browser.seenAtMs) }),
        known: copy.known,
      };
    },

    event(event: SecurityEvent): EventText {
      const { what, count, atMs } = event;
      const named = happened(copy, what, (partner) => partnerName(context, partner));
      return {
        what: count > 1 ? fillIn(copy.times, { what: named, count }) : named,
        name: nameOf(event),
        place: placeOf(event.place),
        seen: when(atMs),
        isBad: what.kind === 'wrongCode' || what.kind === 'wrongPassword',
      };
    },

    mfa(mfa: MfaSeen | null) {
      if (mfa === null) return { state: copy.mfaUnknown, isOn: null, text: copy.mfaUnknownText };
      return mfa.on
        ? { state: copy.mfaOn, isOn: true, text: fillIn(copy.mfaOnText, { contact: mfa.to }) }
        : {
            state: copy.mfaOff,
            isOn: false,
            text: copy.mfaOffText,
            advice: fillIn(copy.mfaOffDo, { brand: brand.displayName }),
          };
    },
  };
}

function happened(
  copy: Words['copy'],
  what: SecurityEvent['what'],
  nameOf: (partner: LinkingPartner) => string,
): string {
  switch (what.kind) {
    case 'signedIn':
      return what.isNew ? copy.signedInNew : copy.signedIn;
    case 'assistantLinked':
      return fillIn(copy.assistantLinked, { partner: nameOf(what.partner) });
    default:
      return copy[what.kind];
  }
}

function partnerName(context: RequestContext, partner: LinkingPartner): string {
  const copy = context.copy('linking');
  return { google: copy.googleAccount, alexa: copy.alexaAccount }[partner];
}
