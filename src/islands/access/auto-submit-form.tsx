import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { Alert } from '../../components/alert.tsx';
import { Button } from '../../components/button.tsx';
import { Spinner } from '../../components/spinner.tsx';
import { useForm } from '../form/use-form.ts';
import { isAppAround } from '../page/app-around.ts';
import { autoSubmitStore } from './auto-submit-store.ts';
import { useFilesAhead } from './use-files-ahead.ts';

export type AutoSubmitFormProps = {
  action: string;
  /** The hidden fields of the form, by name. */
  fields: Readonly<Record<string, string>>;
  /** URLs of files of the next page, fetched in advance. */
  ahead?: readonly string[];
  /** The name of a field that is added if an app embeds the page. */
  app?: string;
  words: {
    /** Text of the spinner. */
    busy: string;
    /** Text without script, in place of the spinner. */
    still: string;
    button: string;
    offline: string;
    failed: string;
  };
};

/**
 * A form that submits itself once per page load, by script only: a mail scanner that reads the page sends nothing. The
 * button is visible without script, and after a slow response. A script sends the form, so that the next page replaces
 * this one in the history.
 */
export function AutoSubmitForm({ action, fields, app, ahead, words }: AutoSubmitFormProps) {
  const [store] = useState(() => autoSubmitStore(words, ports));
  const standing = useStore(store.$standing);
  const form = useForm({ store, as: 'fields' });
  const element = form.props.ref;
  const [isInApp, setIsInApp] = useState<boolean>();
  useEffect(() => setIsInApp(isAppAround(window)), []);
  useFilesAhead(ahead);
  useEffect(() => {
    if (isInApp === undefined) return;
    const submit = () => element.current?.requestSubmit();
    // A prerendered page must not send anything before it is shown.
    if (!('prerendering' in document) || document.prerendering !== true) return submit();
    document.addEventListener('prerenderingchange', submit, { once: true });
    return () => document.removeEventListener('prerenderingchange', submit);
  }, [element, isInApp]);
  return (
    <>
      {form.alert && <Alert {...form.alert} />}
      <form
        {...form.props}
        className="auto-submit-form"
        method="post"
        action={action}
        data-state={standing === 'waiting' ? undefined : standing}
      >
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {app && isInApp && <input type="hidden" name={app} value="around" />}
        {standing !== 'back' && <Spinner large text={words.busy} />}
        <noscript>
          <p>{words.still}</p>
        </noscript>
        <Button>{words.button}</Button>
      </form>
    </>
  );
}

/** The address of the page may hold a secret, and the next page replaces this one in the history. */
const ports = {
  nowMs: () => performance.now(),
  cleanAddress: () => window.history.replaceState(null, '', window.location.pathname),
  leave: (next: string) => window.location.replace(next),
};
