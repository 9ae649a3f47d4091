import { Button, type ButtonProps } from '../../components/button.tsx';
import { useForm } from '../form/use-form.ts';

export type ButtonFormProps = {
  action: string;
  variant?: ButtonProps['variant'];
  words: { submit: string; submitting: string };
};

/** A form with one button and no fields, which the browser submits once. */
export function ButtonForm({ action, variant, words }: ButtonFormProps) {
  const form = useForm({ as: 'browser' });
  return (
    <form {...form.props} method="post" action={action}>
      <Button wide variant={variant} busyText={form.busy ? words.submitting : undefined}>
        {words.submit}
      </Button>
    </form>
  );
}
