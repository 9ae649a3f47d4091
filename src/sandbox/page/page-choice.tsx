/** @jsxImportSource hono/jsx */
import type { SandboxBrand } from '../catalogue/sandbox-brands.ts';
import { personasOf } from '../world/personas.ts';

export type ChoiceProps = {
  label: string;
  name: string;
  /** Without a text, the value is shown. */
  choices: readonly { value: string; text?: string; lang?: string }[];
};

/** A field that chooses one of several values. */
export function Choice({ label, name, choices }: ChoiceProps) {
  return (
    <label>
      {label}
      <select name={name}>
        {choices.map(({ value, text = value, lang }) => (
          <option value={value} lang={lang}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A field that chooses one of the brand's personas. */
export function PersonaChoice({ label, brand }: { label: string; brand: SandboxBrand }) {
  const choices = personasOf(brand.catalogue).map(({ key, fullName }) => ({ value: key, text: fullName }));
  return <Choice label={label} name="persona" choices={choices} />;
}
