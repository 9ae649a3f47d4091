import { choiceNow, choiceText, type Purpose, readChoice } from '../../domain/consent/consent-choice.ts';
import { consentRule } from '../../domain/consent/consent-region.ts';
import { type ConsentState, consentState, choiceDays } from '../../domain/consent/consent-state.ts';
import { cookieNames, setCookie } from '../request/cookies.ts';
import type { RequestContext } from '../request/request-context.ts';

const DAY_SECONDS = 86_400;

/** What the sender of a request lets scripts of others do, by its network, its browser's signal and its choice. */
export function visitorConsent(context: RequestContext): ConsentState {
  return consentState({
    rule: consentRule(context.network),
    sendsSignal: context.sendsPrivacySignal,
    choice: readChoice(context.cookies.get(cookieNames.consent)),
    nowMs: context.nowMs,
  });
}

/** The `Set-Cookie` value of a choice made now. */
export function consentCookie(context: RequestContext, purposes: readonly Purpose[]): string {
  return storedChoice(context, choiceText(choiceNow(purposes, context.nowMs)));
}

/**
 * The `Set-Cookie` value that keeps a choice for longer, where it has no end by the law; the day of the choice stays.
 * Empty elsewhere, and without a choice.
 */
export function renewedConsent(context: RequestContext): string[] {
  const text = context.cookies.get(cookieNames.consent);
  const choice = readChoice(text);
  const isStored =
    choice !== undefined && choice !== 'unreadable' && consentRule(context.network) === 'optOut';
  return context.brand.tagManager && isStored ? [storedChoice(context, choiceText(choice))] : [];
}

function storedChoice({ network }: RequestContext, text: string): string {
  return setCookie('consent', text, choiceDays[consentRule(network)] * DAY_SECONDS);
}
