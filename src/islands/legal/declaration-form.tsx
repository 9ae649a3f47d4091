import { Alert } from '../../components/alert.tsx';
import { Button } from '../../components/button.tsx';
import { Checkbox } from '../../components/checkbox.tsx';
import { Field } from '../../components/field.tsx';
import { TextArea } from '../../components/text-area.tsx';
import {
  type DeclarationFields,
  type DeclarationKind,
  type DeclarationProblem,
  typedLimit,
} from '../../contracts/legal/declaration.ts';
import type { Copy } from '../../copy/copy.ts';
import { readDeclaration } from '../../domain/legal/declaration.ts';
import { declarationMail } from '../../domain/legal/declaration-mail.ts';
import { useForm } from '../form/use-form.ts';
import { declarationFields, faultTexts, type FaultWords } from './declaration-fields.ts';

export type DeclarationFormProps = {
  kind: DeclarationKind;
  /** The key of this form: what it sends twice is sent once. */
  formKey: string;
  fields: DeclarationFields;
  /** Why a plain form was refused, with the messages of its fields. */
  refused: { problem: DeclarationProblem; faults: Readonly<Record<string, string>> } | undefined;
  /** The brand's support, for whoever has to send it by mail. */
  support: string;
  words: FaultWords &
    Pick<
      Copy['declaration'],
      | 'name'
      | 'email'
      | 'contract'
      | 'contractHint'
      | 'orderedOn'
      | 'causeLegend'
      | 'ordinary'
      | 'ordinaryHint'
      | 'special'
      | 'specialHint'
      | 'reason'
      | 'endsLegend'
      | 'soonest'
      | 'onDay'
      | 'endsOn'
      | 'sending'
      | 'nameLabel'
      | 'contractLabel'
      | 'orderedOnLabel'
      | 'endsLabel'
      | 'offline'
      | DeclarationProblem
    > & { about: string; submit: string; declares: string; writeMail: string };
};

/** Takes a declaration. The server reads it by the same rule, and sends it. */
export function DeclarationForm({ kind, formKey, fields, refused, support, words }: DeclarationFormProps) {
  const form = useForm({
    as: 'fields',
    words: { offline: words.offline, failed: words.declaration_not_sent },
    failure: refused && { code: refused.problem, message: words[refused.problem], fields: refused.faults },
    watch: declarationFields,
    check(data) {
      const read = readDeclaration(kind, declarationFields(data), Date.now());
      if (read.ok) return undefined;
      return {
        code: 'fields_refused',
        message: words.fields_refused,
        fields: faultTexts(read.faults, words),
      };
    },
  });
  const errors = form.fieldErrors;
  const mail = () =>
    declarationMail(support, kind, form.typed ?? fields, {
      declares: words.declares,
      name: words.nameLabel,
      contract: words.contractLabel,
      orderedOn: words.orderedOnLabel,
      reason: words.reason,
      ends: words.endsLabel,
    });
  return (
    <form
      {...form.props}
      className="form declaration"
      method="post"
      action="/api/legal/declaration"
      noValidate
    >
      {form.alert && (
        <Alert
          {...form.alert}
          after={form.failure?.code !== 'fields_refused' && <a href={mail()}>{words.writeMail}</a>}
        />
      )}
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="key" value={formKey} />
      <Field
        name="name"
        label={words.name}
        defaultValue={fields.name}
        error={errors['name']}
        autoComplete="name"
        maxLength={typedLimit('name')}
        required
      />
      <Field
        name="email"
        type="text"
        dir="ltr"
        inputMode="email"
        label={words.email}
        defaultValue={fields.email}
        error={errors['email']}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={typedLimit('email')}
        required
      />
      <Field
        name="contract"
        label={words.contract}
        hint={words.contractHint}
        defaultValue={fields.contract}
        error={errors['contract']}
        autoComplete="off"
        maxLength={typedLimit('contract')}
        required
      />
      {kind === 'withdrawal' ? (
        <DayField
          name="orderedOn"
          label={words.orderedOn}
          value={fields.orderedOn}
          error={errors['orderedOn']}
        />
      ) : (
        <Cancelling fields={fields} errors={errors} words={words} />
      )}
      <p className="muted small">{words.about}</p>
      <Button busyText={form.busy ? words.sending : undefined}>{words.submit}</Button>
    </form>
  );
}

/** What only a cancellation says. A choice shows its field by a style, so that it does so without a script. */
function Cancelling({
  fields,
  errors,
  words,
}: Pick<DeclarationFormProps, 'fields' | 'words'> & { errors: Readonly<Record<string, string>> }) {
  return (
    <>
      <fieldset className="declaration-choice">
        <legend className="field-label">{words.causeLegend}</legend>
        <Checkbox
          type="radio"
          name="cause"
          value="ordinary"
          label={words.ordinary}
          hint={words.ordinaryHint}
          defaultChecked={fields.cause === 'ordinary'}
        />
        <Checkbox
          type="radio"
          name="cause"
          value="special"
          label={words.special}
          hint={words.specialHint}
          defaultChecked={fields.cause === 'special'}
        />
        <div className="declaration-chosen">
          <TextArea
            name="reason"
            label={words.reason}
            defaultValue={fields.reason}
            error={errors['reason']}
            maxLength={typedLimit('reason')}
          />
        </div>
      </fieldset>
      <fieldset className="declaration-choice">
        <legend className="field-label">{words.endsLegend}</legend>
        <Checkbox
          type="radio"
          name="ends"
          value="soonest"
          label={words.soonest}
          defaultChecked={fields.ends === 'soonest'}
        />
        <Checkbox
          type="radio"
          name="ends"
          value="day"
          label={words.onDay}
          defaultChecked={fields.ends === 'day'}
        />
        <div className="declaration-chosen">
          <DayField name="endsOn" label={words.endsOn} value={fields.endsOn} error={errors['endsOn']} />
        </div>
      </fieldset>
    </>
  );
}

function DayField({
  name,
  label,
  value,
  error,
}: {
  name: 'orderedOn' | 'endsOn';
  label: string;
  value: string;
  error: string | undefined;
}) {
  return (
    <Field
      name={name}
      type="date"
      dir="ltr"
      label={label}
      defaultValue={value}
      error={error}
      maxLength={typedLimit(name)}
    />
  );
}
