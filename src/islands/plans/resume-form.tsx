import type { ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { OrderBar } from '../../components/orders/order-bar.tsx';
import type { MarkedCall } from '../../contracts/account-call.ts';
import type { Copy } from '../../copy/copy.ts';
import { useForm } from '../form/use-form.ts';

export type ResumeFormProps = {
  action: MarkedCall;
  /** The address of My Plan. */
  home: string;
  /** The hidden fields by name: the plan that is kept, and the price that the person saw. */
  fields: Readonly<Record<string, string>>;
  /** What is agreed to, rendered by the server. */
  terms?: ReactNode;
  words: Pick<Copy['resumePlan'], 'notNow' | 'keeping'> & { keep: string };
};

/** The form that keeps a plan; it is sent once. */
export function ResumeForm({ action, home, fields, terms, words }: ResumeFormProps) {
  const form = useForm({ as: 'browser' });
  return (
    <form {...form.props} className="order-form" method="post" action={action}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <OrderBar terms={terms}>
        <Button href={home} variant="secondary">
          {words.notNow}
        </Button>
        <Button busyText={form.busy ? words.keeping : undefined}>{words.keep}</Button>
      </OrderBar>
    </form>
  );
}
