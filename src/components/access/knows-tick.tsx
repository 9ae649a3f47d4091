import { Checkbox } from '../checkbox.tsx';

export type KnowsTickProps = {
  /** What the person says to know. */
  label: string;
  /** Why the form was not sent. */
  error: string | undefined;
};

/** What a person ticks who is, or may be, billed by somebody else than the brand, before anything ends. */
export function KnowsTick({ label, error }: KnowsTickProps) {
  return (
    <div>
      <Checkbox
        name="knows"
        label={label}
        required
        autoComplete="off"
        invalid={error !== undefined}
        aria-describedby="knows-error"
      />
      <p className="field-error" id="knows-error">
        {error}
      </p>
    </div>
  );
}
