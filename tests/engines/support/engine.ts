/** A browser engine that tests can drive. */
export type Engine = {
  name: string;
  /** Starts what the engine needs. Throws, with what to install, where it is not there. */
  start: () => Promise<RunningEngine>;
};

/** `open` gives a window of a person nobody knows: no cookies, nothing stored, no pages before. */
export type RunningEngine = {
  open: (how?: { script: boolean }) => Promise<EngineWindow>;
  /** Whether pages can be shown with their scripts switched off. */
  switchesScriptOff: boolean;
  /** Whether its driver answers once somebody went back to a page that leads elsewhere by now. */
  answersAfterBack: boolean;
  stop: () => Promise<void>;
};

/** A thing on a page as a person would name it: the field of a label, the button or link of a name, the choice of its first words. */
export type Named = { kind: 'field' | 'button' | 'link' | 'choice'; name: string };

/** One window. Whatever is pressed or typed into is there already; `press` and `type` do what a person's hand does. */
export type EngineWindow = {
  visit: (address: string) => Promise<void>;
  address: () => Promise<string>;
  back: () => Promise<void>;
  reload: () => Promise<void>;
  press: (what: Named) => Promise<void>;
  /** Takes the place of what stands in the field. */
  type: (what: Named, text: string) => Promise<void>;
  /** What the script `return`s in the page, or in the frame of `within`. */
  ask: (script: string, ...values: readonly unknown[]) => Promise<unknown>;
  /** Does something in the frame of a title. */
  within: (title: string, act: () => Promise<void>) => Promise<void>;
  /** In CSS pixels. */
  resize: (width: number, height: number) => Promise<void>;
  /** A PNG of what is in view. */
  picture: () => Promise<Buffer>;
  close: () => Promise<void>;
};

/**
 * The script that finds a thing by `kind` and `name`: visible, and not covered by a closed dialog. `null` where there is none
 * yet.
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
    // A box in sight is pressed itself: its words may hold a link.
    .map((label) => label.control?.getBoundingClientRect().width > 12 ? label.control : label),
  link: () => [...document.querySelectorAll('a[href]')].filter((node) => text(node) === name),
}[kind]();
return found.find((node) => node && isShown(node)) ?? null;
`;

/** The script that says whether a text can be read on the page. */
export const READS = `
const [wanted] = arguments;
return document.body !== null && document.body.innerText.replace(/\\s+/g, ' ').includes(wanted);
`;
