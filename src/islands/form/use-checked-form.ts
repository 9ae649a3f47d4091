import { type SubmitEvent, type SyntheticEvent, useEffect, useEffectEvent, useState } from 'react';
import { type FormOptions, useForm } from './use-form.ts';

export type CheckedFormOptions<Typed> = FormOptions<Typed> & {
  /**
   * The message of a field that the browser finds empty or malformed, by its name; without one, the browser shows its
   * own.
   */
  invalid: Readonly<Record<string, string>>;
  /** The messages of fields that the browser takes but the form does not, by name, before it is sent. */
  faults?: (data: FormData) => Readonly<Record<string, string>>;
};

/**
 * `useForm` for fields that show their own validation messages, in place of the browser's, until they are corrected.
 */
export function useCheckedForm<Typed = undefined>({
  invalid,
  faults,
  ...options
}: CheckedFormOptions<Typed>) {
  const form = useForm(options);
  const { ref, onInput, onSubmit } = form.props;
  const [invalidFields, setInvalidFields] = useState<Readonly<Record<string, string>>>({});

  /**
   * Shows the field's message and focuses the first invalid field; returns false if there is no message for the field.
   */
  function showInvalid(element: Element): boolean {
    const name = element.getAttribute('name') ?? '';
    const words = invalid[name];
    if (words === undefined) return false;
    setInvalidFields((before) => ({ ...before, [name]: words }));
    const first = [...(ref.current?.elements ?? [])].find((each) => each.matches(':invalid'));
    if (element === first && element instanceof HTMLElement) element.focus();
    return true;
  }
  const showInvalidNow = useEffectEvent(() => {
    for (const element of ref.current?.elements ?? [])
      if (element.matches(':user-invalid')) showInvalid(element);
  });
  // `whenTouched` suppressed the validation of a submit before hydration: its messages are shown now.
  useEffect(() => showInvalidNow(), []);

  return {
    ...form,
    props: {
      ...form.props,
      onInput({ target }: SyntheticEvent) {
        const name = target instanceof Element ? target.getAttribute('name') : null;
        setInvalidFields((before) =>
          Object.fromEntries(Object.entries(before).filter(([each]) => each !== name)),
        );
        onInput();
      },
      onInvalid(event: SyntheticEvent) {
        if (event.target instanceof Element && showInvalid(event.target)) event.preventDefault();
      },
      onSubmit(event: SubmitEvent<HTMLFormElement>) {
        const wrong = faults?.(new FormData(event.currentTarget)) ?? {};
        const first = [...event.currentTarget.elements].find((each) =>
          Object.hasOwn(wrong, each.getAttribute('name') ?? ''),
        );
        if (!first) return onSubmit(event);
        event.preventDefault();
        setInvalidFields(wrong);
        if (first instanceof HTMLElement) first.focus();
      },
    },
    fieldErrors: { ...form.fieldErrors, ...invalidFields },
  };
}
