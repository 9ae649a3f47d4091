import type { Words } from '../request/words.ts';
import type { DeletionBillingText } from '../../components/access/deletion-billing.tsx';
import type { BillingLine } from '../../components/billing-lines.tsx';
import { copyFor } from '../../copy/copy.ts';
import { fillIn, oneAfterAnother } from '../../copy/fill-in.ts';
import type { AccountBilling, PlanBilling } from '../../domain/billing/plan-billing.ts';
import { cancelLink } from '../words/cancel-link.ts';
import { notAllText } from '../words/not-all-text.ts';
import { accountLines, anyStoreLine, planBillingLine, storeNames } from '../words/plan-billing-text.ts';
import { storeLink } from '../words/store-text.ts';

/** Whether the deletion is still to be requested: only before that a plan can be cancelled here. */
export type DeletionStep = 'before' | 'after';

/**
 * Says what a deletion means for each plan and for what is owed: what the portal cannot end first. `billing` is null where the
 * plans could not be read. What the platform does to a plan, no document says, so no end of its charges is promised.
 */
export function deletionBillingText(
  billing: AccountBilling | null,
  step: DeletionStep,
  words: Words,
): DeletionBillingText {
  const { brand, locale } = words;
  const copy = copyFor('deletion', locale.language, brand);
  const title = copy.plansTitle;
  if (!billing)
    return {
      title,
      lines: [anyStoreLine(words)],
      warning: { title: copy.unreadTitle, text: step === 'before' ? copy.unreadText : undefined },
    };
  const lineOf = (each: PlanBilling) => planLine(each, step, words);
  const lines = accountLines(billing, words, { lineOf, owedNote: copy.mayOwe });
  return {
    title,
    lines: lines.length > 0 ? lines : [{ text: copy.noPlan }],
    warning: billing.isWhole ? undefined : notAllText(words),
  };
}

/**
 * Returns what a person ticks who is, or may be, billed by somebody else than the brand, and what is said where it is not ticked;
 * undefined for anybody else, who ticks nothing.
 */
export function knowsText(
  billing: AccountBilling | null,
  words: Words,
): { label: string; missing: string } | undefined {
  const copy = copyFor('deletion', words.locale.language, words.brand);
  const { knowsElsewhere, knowsMissing: missing } = copy;
  if (!billing?.isWhole) return { label: knowsElsewhere, missing };
  const billed = billing.plans.filter((each) => each.kind === 'store');
  if (billed.length === 0) return undefined;
  const { text: stores, isNamed } = storeNames(billed, words);
  return { label: isNamed ? fillIn(copy.knows, { stores }) : knowsElsewhere, missing };
}

/** What is said once after the sign-out, a line each, with the way to the store that goes on charging. */
export function farewellText(
  { billing, copyTo }: { billing: AccountBilling | null; copyTo: string | null },
  words: Words,
): { title: string; text: string; link?: { href: string; label: string } } {
  const { brand, locale } = words;
  const copy = copyFor('deletion', locale.language, brand);
  const { lines } = deletionBillingText(billing, 'after', words);
  const link = lines.find(({ isElsewhere }) => isElsewhere)?.link;
  return {
    title: copy.askedTitle,
    text: [
      oneAfterAnother([copy.askedText, copy.stillKeep], locale.language),
      ...lines.map((line) => plainLine(line, words)),
      copyTo === null ? copy.copyHere : fillIn(copy.copySent, { email: copyTo }),
    ].join('\n'),
    ...(link ? { link } : {}),
  };
}

/** Joins what is said of a line, for a text without markup. */
export function plainLine({ text, note }: BillingLine, { locale }: Pick<Words, 'locale'>): string {
  return note === undefined ? text : oneAfterAnother([text, note], locale.language);
}

function planLine(billing: PlanBilling, step: DeletionStep, words: Words): BillingLine {
  const line = planBillingLine(billing, words);
  if (billing.kind !== 'charged') return line;
  const { brand, locale } = words;
  const copy = copyFor('deletion', locale.language, brand);
  if (step === 'after')
    return { ...line, note: copy.mayStillCharge, link: storeLink({ kind: 'unknown' }, words) };
  const { plan, subscriptionId } = billing;
  return {
    ...line,
    note: fillIn(copy.mayCharge, { plan }),
    link: cancelLink(brand, subscriptionId, fillIn(copy.cancelPlan, { plan })),
  };
}
