import { consentPurposes } from '../../contracts/consent/consent-choice.ts';
import type { PrivacyChoicesProps } from '../../components/consent/privacy-choices.tsx';
import { fillIn } from '../../copy/fill-in.ts';
import { dateText } from '../../domain/text/calendar-date.ts';
import { consentRule } from '../../domain/consent/consent-region.ts';
import { allowedPurposes, type ConsentState } from '../../domain/consent/consent-state.ts';
import type { RequestContext } from '../request/request-context.ts';
import { listOf } from './consent-words.ts';
import { visitorConsent } from './visitor-consent.ts';

const SAVED = 'saved';

/** What /privacy-choices shows; undefined for a brand without tags. */
export function privacyChoicesPage(context: RequestContext): PrivacyChoicesProps | undefined {
  const { brand, locale, url } = context;
  if (!brand.tagManager) return undefined;
  const { receivers } = brand.tagManager;
  const copy = context.copy('consent');
  const consent = visitorConsent(context);
  const allowed = allowedPurposes(consent);
  const isAsked = consentRule(context.network) === 'ask';
  // A browser that keeps no cookie has no choice, whatever the address says.
  const isSaved = url.searchParams.get('notice') === SAVED && consent.kind === 'chosen';
  return {
    title: copy.title,
    lead: copy.lead,
    saved: isSaved ? copy.saved : undefined,
    state: stateText(context, consent),
    purposes: consentPurposes.map((purpose) => ({
      purpose,
      name: copy[purpose],
      text: copy[`${purpose}Text`],
      receivers: fillIn(copy.receivedBy, { receivers: listOf(receivers[purpose], locale.language) }),
      isOn: allowed.includes(purpose),
    })),
    form:
      consent.kind === 'signal'
        ? undefined
        : {
            page: `${url.pathname}?${new URLSearchParams({ notice: SAVED })}`,
            legend: copy.legend,
            save: copy.save,
            refuseAll: copy.refuseAll,
            savedText: isAsked ? copy.keptAsked : copy.keptOptOut,
          },
  };
}

function stateText(context: RequestContext, consent: ConsentState): string {
  const { locale } = context;
  const copy = context.copy('consent');
  switch (consent.kind) {
    case 'signal':
      return copy.stateSignal;
    case 'asked':
      return copy.stateAsked;
    case 'unasked':
      return copy.stateUnasked;
    case 'unreadable':
      return copy.stateUnreadable;
    case 'chosen':
      return fillIn(copy.stateChosen, { date: dateText(consent.choice.day, locale.format, 'UTC') });
  }
}
