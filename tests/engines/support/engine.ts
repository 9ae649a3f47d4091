/** A browser engine that tests can drive. */
export type Engine = {
  name: string;
  /** Whether the engine can switch scripts off. */
  switchesScriptOff: boolean;
  /** Starts the engine. Throws an error that names what to install where it is missing. */
  start: () => Promise<RunningEngine>;
};

/** An engine that runs. `open` returns a new window: no cookies, no stored data, no history. */
export type RunningEngine = {
  open: (how?: { script: boolean }) => Promise<EngineWindow>;
  /** Whether its driver still answers after Back to a page that now redirects. */
  answersAfterBack: boolean;
  stop: () => Promise<void>;
};

/** An element by its visible name: a field by its label, a button or link by its text, a choice by its first words. */
export type Named = { kind: 'field' | 'button' | 'link' | 'choice'; name: string };

/** A key, or two that are struck together. */
export type Key = 'Tab' | 'Shift+Tab' | 'Enter' | 'Escape' | 'Space' | 'ArrowDown';

/** One window. `press` and `type` act as a person does, on an element that is already there. */
export type EngineWindow = {
  address: () => Promise<string>;
  back: () => Promise<void>;
  reload: () => Promise<void>;
  press: (what: Named) => Promise<void>;
  /** Replaces the text of the field. */
  type: (what: Named, text: string) => Promise<void>;
  /** Strikes a key of the keyboard, whatever has the focus. */
  strike: (key: Key) => Promise<void>;
  /** Runs a script in the page, or in the frame of `within`, and returns its result. A driver that loses it runs it again. */
  ask: (script: string, ...values: readonly unknown[]) => Promise<unknown>;
  /** Runs `act` in the frame with the title. */
  within: (title: string, act: () => Promise<void>) => Promise<void>;
  /** Resizes the window, in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>;
  /** A PNG of the visible part of the page. */
  picture: () => Promise<Buffer>;
  close: () => Promise<void>;
};

/**
 * The script that finds an element by `kind` and `name`: visible, and not inside a closed dialog. `null` while there is
 * none.
 */
export const FIND = `
const [kind, name] = arguments;
const text = (node) => (node.getAttribute('aria-label') ?? node.textContent).replace(/\\s+/g, ' ').trim();
const isShown = (node) => node.checkVisibility({ visibilityProperty: true }) || node.matches('input');
const found = {
  field: () => [...document.querySelectorAll('label')].filter((label) => text(label) === name).map((label) => label.control)
    .concat([...document.querySelectorAll('input[aria-label], textarea[aria-label]')].filter((field) => text(field) === name)),
  button: () => [...document.querySelectorAll('button, summary, [role="button"]')].filter((node) => text(node) === name),
  choice: () => [...document.querySelectorAll('label')].filter((label) => text(label).startsWith(name))
    // A visible checkbox is pressed itself, because its label may hold a link.
    .map((label) => label.control?.getBoundingClientRect().width > 12 ? label.control : label),
  link: () => [...document.querySelectorAll('a[href]')].filter((node) => text(node) === name),
}[kind]();
return found.find((node) => node && isShown(node)) ?? null;
`;

/** The script that returns whether a text is visible on the page. */
export const READS = `
const [wanted] = arguments;
return document.body !== null && document.body.innerText.replace(/\\s+/g, ' ').includes(wanted);
`;

/**
 * The script that returns the name of what has the focus: its label, title or text. A dialog says that it has closed only after the
 * key that closed it.
 */
export const FOCUSED = `
return new Promise((resolve) => setTimeout(resolve)).then(() => {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return 'nothing';
  const label = focused.getAttribute('aria-label') ?? focused.title ?? '';
  const text = label || (focused.labels?.[0] ?? focused).textContent;
  return text.replace(/\\s+/g, ' ').trim();
});
`;
