import { Button } from '../../components/button.tsx';
import { useForm } from '../form/use-form.ts';

export type SwitchAccountQuestionProps = {
  action: string;
  /** The hidden fields of the form, by name. */
  fields: Readonly<Record<string, string>>;
  words: { question: string; note: string; goOn: string; keep: string };
};

/** Asks before the account that arrived from an app replaces the signed-in account. */
export function SwitchAccountQuestion({ action, fields, words }: SwitchAccountQuestionProps) {
  const form = useForm({ as: 'browser' });
  return (
    <form {...form.props} className="sso-question" method="post" action={action}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p className="sso-who">{words.question}</p>
      <p className="muted">{words.note}</p>
      <Button wide name="choice" value="continue">
        {words.goOn}
      </Button>
      <Button wide variant="secondary" name="choice" value="keep">
        {words.keep}
      </Button>
    </form>
  );
}
