import type { DeclarationSentProps } from '../../components/legal/declaration-sent.tsx';
import type { DeclarationViewProps } from '../../components/legal/declaration-view.tsx';
import {
  type DeclarationFields,
  type DeclarationKind,
  declarationProblems,
} from '../../contracts/legal/declaration.ts';
import type { Copy } from '../../copy/copy.ts';
import { fillIn } from '../../copy/fill-in.ts';
import { pick } from '../../copy/pick.ts';
import { readDeclaration } from '../../domain/legal/declaration.ts';
import { pathTo } from '../../domain/pages/path-to.ts';
import type { DeclarationFormProps } from '../../islands/legal/declaration-form.tsx';
import { accountLines, anyStoreLine } from '../words/plan-billing-text.ts';
import { keepsNoCookies } from '../request/keeps-no-cookies.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { declarationFacts, receivedFact } from './declaration-facts.ts';
import { type DeclarationNote, declarationNote } from './declaration-note.ts';
import { type PlansOfAccount, plansOfAccount } from './plans-of-account.ts';
import { withdrawalRightText } from './withdrawal-right-text.ts';

/** What /withdrawal and /cancellation show: the form, or what was sent. */
export type DeclarationPage =
  | { kind: 'form'; view: Omit<DeclarationViewProps, 'children'>; form: DeclarationFormProps }
  | { kind: 'sent'; view: DeclarationSentProps };

const nothingTyped: DeclarationFields = {
  name: '',
  email: '',
  contract: '',
  orderedOn: '',
  cause: 'ordinary',
  reason: '',
  ends: 'soonest',
  endsOn: '',
};

/** Loads the page of a kind of declaration; undefined for a brand that names no company. */
export async function declarationPage(
  context: RequestContext,
  session: SessionRecord | undefined,
  kind: DeclarationKind,
): Promise<DeclarationPage | undefined> {
  const { brand, url } = context;
  const company = brand.sells.company;
  if (!company) return undefined;
  const copy = context.copy('declaration');
  const note = await declarationNote.read(context);
  if (note?.at === 'sent' && note.declaration.kind === kind && url.searchParams.get('view') === 'sent')
    return { kind: 'sent', view: sentView(context, copy, note) };
  const isLost = !note && keepsNoCookies(context);
  if (isLost && url.searchParams.get('view') === 'sent')
    return { kind: 'sent', view: unshownView(context, copy, kind) };
  const problem = declarationProblems.find((known) => known === url.searchParams.get('notice'));
  // Only the page that the refusal leads to shows what was typed: the next one may be somebody else's.
  const typed = note?.at === 'refused' && note.kind === kind && problem === note.problem ? note : undefined;
  const plans: PlansOfAccount = session
    ? await plansOfAccount(context, session)
    : { names: [], cancellable: [], billing: null };
  const known = {
    ...nothingTyped,
    name: session?.person.name ?? '',
    email: session?.person.email ?? '',
    contract: plans.names.join(', '),
  };
  const { [kind]: title } = context.copy('lawPages');
  return {
    kind: 'form',
    view: {
      title,
      lead: kind === 'withdrawal' ? copy.withdrawalLead : copy.cancellationLead,
      quicker:
        kind === 'withdrawal' || plans.cancellable.length === 0
          ? undefined
          : {
              text: copy.quicker,
              links: plans.cancellable.flatMap(({ id, name }) => {
                const href = pathTo('cancelPlan', brand, { subscriptionId: id });
                return href ? [{ href, label: fillIn(copy.quickerLink, { plan: name }) }] : [];
              }),
            },
      billing: plans.billing ? accountLines(plans.billing, context) : [anyStoreLine(context)],
      withdrawal: kind === 'withdrawal' ? withdrawalRightText(context, company) : undefined,
    },
    form: {
      kind,
      formKey: crypto.randomUUID(),
      fields: typed?.fields ?? known,
      refused: typed
        ? refusal(context, copy, typed)
        : isLost && problem
          ? { problem, faults: {} }
          : undefined,
      support: brand.support.email,
      words: formWords(context, copy, kind),
    },
  };
}

function sentView(
  { brand, locale, timeZone, url }: RequestContext,
  copy: Copy['declaration'],
  { declaration, atMs, receipt }: Extract<DeclarationNote, { at: 'sent' }>,
): DeclarationSentProps {
  const { kind, email } = declaration;
  const times = { format: locale.format, timeZone };
  return {
    title: kind === 'withdrawal' ? copy.withdrawalSent : copy.cancellationSent,
    receipt: receipt
      ? { kind: 'success', text: fillIn(copy.receiptSent, { email }) }
      : { kind: 'warning', text: fillIn(copy.receiptNotSent, { email }) },
    facts: [...declarationFacts(copy, times, declaration), receivedFact(copy, times, atMs)],
    next: fillIn(copy.next, { brand: brand.displayName, email: brand.support.email }),
    another: { href: url.pathname, label: copy.another },
  };
}

/** What is known of a declaration that was sent, where the browser kept none of what it holds. */
function unshownView(
  { brand, url }: RequestContext,
  copy: Copy['declaration'],
  kind: DeclarationKind,
): DeclarationSentProps {
  return {
    title: kind === 'withdrawal' ? copy.withdrawalSent : copy.cancellationSent,
    receipt: { kind: 'success', text: fillIn(copy.sentUnshown, { email: brand.support.email }) },
    another: { href: url.pathname, label: copy.another },
  };
}

function refusal(
  { nowMs }: RequestContext,
  copy: Copy['declaration'],
  { kind, problem, fields }: Extract<DeclarationNote, { at: 'refused' }>,
): DeclarationFormProps['refused'] {
  const read = readDeclaration(kind, fields, nowMs);
  const faults = read.ok ? [] : Object.entries(read.faults);
  return { problem, faults: Object.fromEntries(faults.map(([field, fault]) => [field, copy[fault]])) };
}

function formWords(
  { brand }: RequestContext,
  copy: Copy['declaration'],
  kind: DeclarationKind,
): DeclarationFormProps['words'] {
  const isWithdrawal = kind === 'withdrawal';
  return {
    ...pick(
      copy,
      'name',
      'email',
      'contract',
      'contractHint',
      'orderedOn',
      'causeLegend',
      'ordinary',
      'ordinaryHint',
      'special',
      'specialHint',
      'reason',
      'endsLegend',
      'soonest',
      'onDay',
      'endsOn',
      'sending',
      'nameLabel',
      'contractLabel',
      'orderedOnLabel',
      'endsLabel',
      'offline',
      'name_missing',
      'email_invalid',
      'contract_missing',
      'orderedOn_invalid',
      'reason_missing',
      'text_long',
      'endsOn_invalid',
      'fields_refused',
      'declaration_limited',
      'declaration_crowded',
      'declaration_not_sent',
    ),
    about: fillIn(copy.about, { brand: brand.displayName }),
    submit: isWithdrawal ? copy.withdraw : copy.cancel,
    declares: isWithdrawal ? copy.mailWithdrawal : copy.mailCancellation,
    writeMail: fillIn(copy.writeMail, { email: brand.support.email }),
  };
}
