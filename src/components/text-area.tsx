import type { ComponentProps } from 'react';
import { fieldAria, FieldFrame, type FieldProps } from './field.tsx';

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'className' | 'children'> &
  Pick<FieldProps, 'name' | 'label' | 'hint' | 'error' | 'aside'>;

/** A labelled field for several lines of text; its id defaults to its name. */
export function TextArea({ label, hint, error, aside, id, ...area }: TextAreaProps) {
  const fieldId = id ?? area.name;
  return (
    <FieldFrame id={fieldId} label={label} hint={hint} error={error} aside={aside}>
      <textarea
        className="input"
        dir="auto"
        rows={4}
        {...area}
        {...fieldAria(fieldId, { hint, error, describedBy: area['aria-describedby'] })}
      />
    </FieldFrame>
  );
}
