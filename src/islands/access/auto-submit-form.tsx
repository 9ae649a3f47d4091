import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import '../../styles/auto-submit-form.css';
import { Alert } from '../../components/alert.tsx';
import { Button } from '../../components/button.tsx';
import { Spinner } from '../../components/spinner.tsx';
import { useForm } from '../form/use-form.ts';
import { isAppAround } from '../page/app-around.ts';
import { useAutoSubmitStore } from './use-auto-submit-store.ts';

export type AutoSubmitFormProps = {
  action: string;
  /** What the form carries, by name. */
  fields: Readonly<Record<string, string>>;
  /** The style sheet of the pages it leads to, fetched meanwhile; undefined where it leads to none. */
  ahead?: string;
  /** The name of a field that is sent along where an app is around the page. */
  app?: string;
  words: {
    /** What the spinner says. */
    busy: string;
    /** What stands in its place without script. */
    still: string;
    button: string;
    offline: string;
    failed: string;
  };
};

/**
 * Submits itself once a load: reading the page, as a mail scanner does, sends nothing. The button is there at once without
 * script, and where the answer takes long. The browser would put the answer after this page in the history, so a script sends
 * it and takes the page's place.
 */
export function AutoSubmitForm({ action, fields, app, ahead, words }: AutoSubmitFormProps) {
  const store = useAutoSubmitStore(words);
  const standing = useStore(store.$standing);
  const form = useForm({ store, as: 'fields' });
  const element = form.props.ref;
  const [isInApp, setIsInApp] = useState<boolean>();
  useEffect(() => setIsInApp(isAppAround(window)), []);
  useEffect(() => {
    // What does not come is fetched by the page itself.
    if (ahead) fetch(ahead, { priority: 'low' }).catch(() => undefined);
  }, [ahead]);
  useEffect(() => {
    if (isInApp === undefined) return;
    const submit = () => element.current?.requestSubmit();
    // A page that is only prepared for later sends nothing yet.
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
