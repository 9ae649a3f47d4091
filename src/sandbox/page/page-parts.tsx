/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx';
import { chosenLanguages, languageName } from '../../domain/text/languages.ts';
import type { SandboxBrand } from '../catalogue/sandbox-brands.ts';
import { personasOf } from '../world/personas.ts';
import type { World } from '../world/world.ts';

/** The input of the page. `problem` says why a form was invalid. */
export type PageRequest = { world: World; brand: SandboxBrand; url: URL; problem: string | null };

/** What a card tells, and the form with which a person acts on it. Each part may be missing. */
export type Card = {
  title?: string;
  note?: Child;
  badges?: readonly string[];
  text?: Child;
  form?: FormProps;
};

/** A list that the page's script keeps fresh: its cards and the form that clears it, or a sentence if it is empty. */
type LiveList = { empty: string; cards: readonly Card[]; clear?: FormProps };

/** A section of the page, from its title down. `link` is its name in the navigation, where that is not its title. */
export type Section = {
  id: string;
  link?: string;
  title: string;
  hint?: Child;
  content?: Child;
  form?: FormProps;
  live?: LiveList;
  cards?: readonly Card[];
};

/** Renders a section. */
export function PageSection({ id, title, hint, content, form, live, cards }: Section) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {hint !== undefined && <p class="hint">{hint}</p>}
      {content}
      {form && <Form {...form} />}
      {live && (
        <div id={`${id}-live`} class="live" data-live>
          {live.cards.length === 0 ? <p class="card">{live.empty}</p> : <Cards cards={live.cards} />}
          {live.cards.length > 0 && live.clear && <Form {...live.clear} />}
        </div>
      )}
      {cards && <Cards cards={cards} />}
    </section>
  );
}

function Cards({ cards }: { cards: readonly Card[] }) {
  return (
    <ul class="cards">
      {cards.map(({ title, note, badges, text, form }) => (
        <li class="card">
          {title !== undefined && <h3>{title}</h3>}
          {note !== undefined && <p class="hint">{note}</p>}
          {badges?.map((badge) => (
            <p class="badge">{badge}</p>
          ))}
          {text !== undefined && <div>{text}</div>}
          {form && <Form {...form} />}
        </li>
      ))}
    </ul>
  );
}

/** One value of a field that chooses. Without a text, the value is shown. */
type Choice = { value: string; text?: string; lang?: string };

/** A field of a form: one of several values, or what a person types. */
export type Field = { label: string; name: string } & (
  | { choices: readonly Choice[]; chosen?: string | undefined }
  | { type: 'text' | 'number'; value?: string; placeholder?: string; min?: string; required?: boolean }
);

/** A button of a form, with the value that it sends. `label` is its name where its text says too little alone. */
type Button = {
  text: string;
  label?: string;
  name?: string;
  value?: string;
  kind?: 'main' | 'danger';
};

type FormProps = {
  method?: 'get' | 'post';
  /** Without one, the form is sent to the address of its page. */
  action?: string;
  target?: string;
  hidden?: Record<string, string>;
  fields?: readonly Field[];
  buttons: readonly Button[];
};

/** A plain form: its fields, then its buttons. */
export function Form({ method = 'post', action, target, hidden, fields, buttons }: FormProps) {
  return (
    <form method={method} action={action} target={target}>
      {Object.entries(hidden ?? {}).map(([name, value]) => (
        <input type="hidden" name={name} value={value} />
      ))}
      {fields?.map((field) => (
        <label>
          {field.label}
          <Control {...field} />
        </label>
      ))}
      <div class="row">
        {buttons.map(({ text, label, name, value, kind }) => (
          <button class={kind ? `button ${kind}` : 'button'} name={name} value={value} aria-label={label}>
            {text}
          </button>
        ))}
      </div>
    </form>
  );
}

function Control(field: Field) {
  if (!('choices' in field)) {
    const { label: _label, ...input } = field;
    return <input {...input} autocomplete="off" />;
  }
  return (
    <select name={field.name}>
      {field.choices.map(({ value, text = value, lang }) => (
        <option value={value} lang={lang} selected={value === field.chosen}>
          {text}
        </option>
      ))}
    </select>
  );
}

/** A field that chooses one of the brand's personas. */
export function personaField(label: string, brand: SandboxBrand): Field {
  const choices = personasOf(brand.catalogue).map(({ key, fullName }) => ({ value: key, text: fullName }));
  return { label, name: 'persona', choices };
}

/** A field for the language in which an app or assistant opens the portal; `none` says that it names none. */
export function languageField(none: string): Field {
  const known = chosenLanguages.map((language) => ({
    value: language,
    text: languageName(language),
    lang: language,
  }));
  return { label: 'Language', name: 'language', choices: [{ value: '', text: none }, ...known] };
}

/** A sentence that says what went wrong; nothing without one. */
export function Problem({ text }: { text: string | null }) {
  if (text === null) return null;
  return (
    <p class="problem" role="alert">
      {text}
    </p>
  );
}

/** Shows a time in UTC, with seconds. */
export function When({ at }: { at: string }) {
  return <time datetime={at}>{momentText.format(new Date(at))}</time>;
}

const momentText = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZone: 'UTC',
});
