import { type SyntheticEvent, useEffect, useEffectEvent, useState } from 'react';
import { type FormOptions, useForm } from './use-form.ts';

export type CheckedFormOptions<Typed> = FormOptions<Typed> & {
  /**
   * What a field says that the browser finds empty or ill-formed, by its name; where nothing is said here, the browser speaks.
   */
  invalid: Readonly<Record<string, string>>;
};

/** `useForm` for fields that say themselves what the browser would say of them in a bubble, until they are put right. */
export function useCheckedForm<Typed = undefined>({ invalid, ...options }: CheckedFormOptions<Typed>) {
  const form = useForm(options);
  const { ref, onInput } = form.props;
  const [said, setSaid] = useState<Readonly<Record<string, string>>>({});

  /** True where there are words for the field; the first of those that are wrong gets the focus. */
  function say(element: Element): boolean {
    const name = element.getAttribute('name') ?? '';
    const words = invalid[name];
    if (words === undefined) return false;
    setSaid((before) => ({ ...before, [name]: words }));
    const first = [...(ref.current?.elements ?? [])].find((each) => each.matches(':invalid'));
    if (element === first && element instanceof HTMLElement) element.focus();
    return true;
  }
  const sayNow = useEffectEvent(() => {
    for (const element of ref.current?.elements ?? []) if (element.matches(':user-invalid')) say(element);
  });
  // A press that came too early was held back (`whenTouched`): what it would have found is said now.
  useEffect(() => sayNow(), []);

  return {
    ...form,
    props: {
      ...form.props,
      onInput({ target }: SyntheticEvent) {
        const name = target instanceof Element ? target.getAttribute('name') : null;
        setSaid((before) => Object.fromEntries(Object.entries(before).filter(([each]) => each !== name)));
        onInput();
      },
      onInvalid(event: SyntheticEvent) {
        if (event.target instanceof Element && say(event.target)) event.preventDefault();
      },
    },
    fieldErrors: { ...form.fieldErrors, ...said },
  };
}
