import { DOMParser, type Document, type Element, type Node, XMLSerializer } from '@xmldom/xmldom';
import { childrenOf, isElement } from '../../src/pages/gallery/_markup.ts';

/** What a translator reads beside a unit, by category: `where`, `limit`, `form`, … */
export type Note = { category: string; text: string };

/** One text to translate: a sentence, or one plural form of a sentence. Variables are written as in the copy: `{plan}`. */
export type Unit = {
  /** `plans.title`, or with the form `plans.rows.few`. */
  id: string;
  source: string;
  /** The translation that is there; undefined before there is one. */
  target: string | undefined;
  /** What happened to the English text since an earlier file; undefined where nothing did. */
  change: 'new' | 'changed' | undefined;
  notes: readonly Note[];
};

/** A sentence: one unit, or one for each plural form of the target language. */
export type UnitGroup = { id: string; units: readonly Unit[]; isCounted: boolean };

/** All sentences of one section. */
export type UnitFile = { section: string; original: string; about: string; groups: readonly UnitGroup[] };

/** `isPart`: the file leaves out the sentences whose English has not changed. */
export type Xliff = { language: string; isPart: boolean; files: readonly UnitFile[] };

/** A unit of a file that comes back: its texts, and what in them is no text and no variable. */
export type ReadUnit = { id: string; source: string; target: string | undefined; strange: readonly string[] };

export type ReadXliff = {
  sourceLanguage: string;
  language: string;
  isPart: boolean;
  units: readonly ReadUnit[];
};

const XLIFF = 'urn:oasis:names:tc:xliff:document:2.0';
const OWN = 'urn:account-portal:translations';
const XML = 'http://www.w3.org/XML/1998/namespace';

type Attributes = Readonly<Record<string, string | undefined>>;

/**
 * The text of an XLIFF 2.0 file. It is made and read as XML: the package `xliff` drops a space between two placeholders, the state of a
 * segment, and all segments of a unit but the last.
 */
export function xliffText({ language, isPart, files }: Xliff): string {
  const doc = new DOMParser().parseFromString(
    `<?xml version="1.0" encoding="UTF-8"?>\n<xliff xmlns="${XLIFF}" xmlns:portal="${OWN}"/>`,
    'application/xml',
  );
  const root = doc.documentElement;
  if (!root) throw new Error('A document has no root');
  const make = (name: string, attributes: Attributes, children: readonly Node[] = []) => {
    const element = doc.createElementNS(XLIFF, name);
    for (const [key, value] of Object.entries(attributes))
      if (value !== undefined) setAttribute(element, key, value);
    for (const child of children) element.appendChild(child);
    return element;
  };
  const text = (words: string) => doc.createTextNode(words);
  const notes = (all: readonly Note[]) =>
    all.length === 0
      ? []
      : [
          make(
            'notes',
            {},
            all.map(({ category, text: words }) => make('note', { category }, [text(words)])),
          ),
        ];
  const inline = (words: string, known: readonly string[]) =>
    placeholders(words).map((part) =>
      typeof part === 'string'
        ? text(part)
        : make('ph', {
            id: part.id,
            // A variable more often than in English is a copy of the first.
            ...(known.includes(part.id) ? {} : { copyOf: part.name }),
            equiv: `{${part.name}}`,
            disp: `{${part.name}}`,
          }),
    );
  const unit = ({ id, source, target, change, notes: own }: Unit) => {
    const ids = placeholders(source).flatMap((part) => (typeof part === 'string' ? [] : [part.id]));
    return make('unit', { id, canResegment: 'no' }, [
      ...notes(own),
      make(
        'segment',
        target === undefined || target === source || change !== undefined
          ? { state: 'initial', ...(change ? { subState: `portal:${change}` } : {}) }
          : { state: 'final' },
        [
          make('source', {}, inline(source, ids)),
          ...(target === undefined ? [] : [make('target', {}, inline(target, ids))]),
        ],
      ),
    ]);
  };

  setAttribute(root, 'version', '2.0');
  setAttribute(root, 'srcLang', 'en');
  setAttribute(root, 'trgLang', language);
  if (isPart) root.setAttributeNS(OWN, 'portal:part', 'changed');
  for (const { section, original, about, groups } of files)
    root.appendChild(
      make('file', { id: section, original, 'xml:space': 'preserve' }, [
        ...notes([{ category: 'section', text: about }]),
        ...groups.flatMap(({ id, units, isCounted }) =>
          isCounted ? [make('group', { id }, units.map(unit))] : units.map(unit),
        ),
      ]),
    );
  indent(doc, root, '\n');
  return `${new XMLSerializer().serializeToString(doc)}\n`;
}

/** Reads an XLIFF 2 file. Throws an Error that says in words why a text is none. */
export function readXliff(text: string): ReadXliff {
  const doc = parsed(text);
  const root = doc.documentElement;
  if (root?.localName !== 'xliff')
    throw new Error('This is no XLIFF file: its first element is not <xliff>.');
  const version = root.getAttribute('version') ?? '';
  if (!version.startsWith('2.'))
    throw new Error(
      `This is XLIFF ${version}. The portal reads XLIFF 2: save the file in the version it had.`,
    );
  return {
    sourceLanguage: root.getAttribute('srcLang') ?? '',
    language: root.getAttribute('trgLang') ?? '',
    isPart: root.getAttributeNS(OWN, 'part') === 'changed',
    units: [...root.getElementsByTagNameNS('*', 'unit')].map(readUnit),
  };
}

function parsed(text: string): Document {
  const faults: string[] = [];
  try {
    const parser = new DOMParser({ onError: (_level, message) => void faults.push(message) });
    const doc = parser.parseFromString(text.replace(/^\ufeff/, ''), 'application/xml');
    if (faults.length === 0) return doc;
  } catch (error) {
    faults.push(error instanceof Error ? error.message : String(error));
  }
  throw new Error(`This is no XML: ${faults[0]?.split('\n')[0]}`);
}

function readUnit(unit: Element): ReadUnit {
  // A tool may have cut the text into segments; between them stand spaces in <ignorable>.
  const pieces = childrenOf(unit).filter(
    ({ localName }) => localName === 'segment' || localName === 'ignorable',
  );
  const strange: string[] = [];
  const textOf = (piece: Element, name: string) => {
    const part = childrenOf(piece).find(({ localName }) => localName === name);
    return part && inlineText(part, strange);
  };
  const sources = pieces.map((piece) => textOf(piece, 'source') ?? '');
  const targets = pieces.map((piece, index) =>
    piece.localName === 'ignorable' ? (textOf(piece, 'target') ?? sources[index]) : textOf(piece, 'target'),
  );
  const hasTarget = pieces.some(
    (piece, index) => piece.localName === 'segment' && targets[index] !== undefined,
  );
  return {
    id: unit.getAttribute('id') ?? '',
    source: sources.join(''),
    target: hasTarget ? targets.join('') : undefined,
    strange,
  };
}

/** The text of a source or target: a placeholder becomes its variable, a mark its text, and any other code is strange. */
function inlineText(element: Element, strange: string[]): string {
  let text = '';
  for (const child of element.childNodes) {
    if (child.nodeType === child.TEXT_NODE || child.nodeType === child.CDATA_SECTION_NODE)
      text += child.nodeValue ?? '';
    else if (isElement(child)) {
      const { localName } = child;
      if (localName === 'ph') text += `{${(child.getAttribute('id') ?? '').replace(/-\d+$/, '')}}`;
      else if (localName === 'mrk') text += inlineText(child, strange);
      else if (localName === 'cp')
        text += String.fromCodePoint(Number.parseInt(child.getAttribute('hex') ?? '20', 16));
      else if (localName !== 'sm' && localName !== 'em') {
        strange.push(`<${localName}>`);
        text += inlineText(child, strange);
      }
    }
  }
  return text;
}

type Placeholder = { name: string; id: string };

/** Cuts a text at its variables. The second `{plan}` of a text has the id `plan-2`. */
function placeholders(text: string): (string | Placeholder)[] {
  const seen = new Map<string, number>();
  return text.split(/(\{\w+\})/).flatMap((part): (string | Placeholder)[] => {
    if (!part.startsWith('{')) return part === '' ? [] : [part];
    const name = part.slice(1, -1);
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return [{ name, id: count === 1 ? name : `${name}-${count}` }];
  });
}

function setAttribute(element: Element, name: string, value: string): void {
  if (name.startsWith('xml:')) element.setAttributeNS(XML, name, value);
  else element.setAttribute(name, value);
}

/** Puts each element on a line of its own, down to those that hold text. */
function indent(doc: Document, element: Element, line: string): void {
  const children = childrenOf(element);
  if (['source', 'target', 'note'].includes(element.localName ?? '') || children.length === 0) return;
  for (const child of children) {
    indent(doc, child, `${line}  `);
    element.insertBefore(doc.createTextNode(`${line}  `), child);
  }
  element.appendChild(doc.createTextNode(line));
}
