import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const PIECES = 'sharedStyles';

/**
 * Astro writes into the Worker the whole style of each page, most of which all pages share. Each piece stands there once, and the
 * build fails when Astro's text has changed.
 */
export function sharedStyles() {
  let server = '';
  /** @type {string[]} */
  let styles = [];
  return {
    name: 'shared-styles',
    hooks: {
      /** @param {{ config: { build: { server: URL } } }} options */
      'astro:config:done': ({ config }) => {
        server = fileURLToPath(config.build.server);
      },
      /** @param {{ manifest: { routes: readonly { styles: readonly { type: string, content?: string }[] }[] } }} options */
      'astro:build:ssr': ({ manifest }) => {
        styles = manifest.routes.flatMap((route) => route.styles.flatMap(({ content }) => content || []));
      },
      'astro:build:done': () => {
        const holdsStyles = (file) => {
          const code = readFileSync(file, 'utf8');
          return styles.every((style) => code.includes(JSON.stringify(style)));
        };
        const file = globSync('**/*.mjs', { cwd: server })
          .map((name) => path.join(server, name))
          .find(holdsStyles);
        if (!file) throw new Error(`Astro's list of the pages' styles is in no module of ${server}`);
        writeFileSync(file, withSharedStyles(readFileSync(file, 'utf8'), styles));
      },
    },
  };
}

/**
 * A module in which the literals of styles are put together from pieces, none of which stands there twice.
 * @param {string} code
 * @param {readonly string[]} styles
 */
export function withSharedStyles(code, styles) {
  const { pieces, lists } = sharedPieces(styles);
  const written = [...lists].reduce(
    (text, [style, list]) =>
      text.replaceAll(JSON.stringify(style), () => list.map((piece) => `${PIECES}[${piece}]`).join('+')),
    code,
  );
  return `const ${PIECES}=${JSON.stringify(pieces)};${written}`;
}

/**
 * The longest pieces of which texts of CSS can be put together so that no rule stands in two of them.
 * @param {readonly string[]} styles
 * @returns {{ pieces: string[], lists: Map<string, number[]> }} the pieces, and which of them make each text
 */
export function sharedPieces(styles) {
  const rulesOf = new Map(styles.map((style) => [style, topLevelRules(style)]));
  /** @type {Map<string, Set<string | undefined>>} */
  const after = new Map();
  /** @type {Map<string, Set<string | undefined>>} */
  const before = new Map();
  const note = (map, rule, neighbour) => map.set(rule, (map.get(rule) ?? new Set()).add(neighbour));
  for (const rules of rulesOf.values())
    for (const [index, rule] of rules.entries()) {
      note(after, rule, rules[index + 1]);
      note(before, rule, rules[index - 1]);
    }
  const alwaysTogether = (rule, next) => after.get(rule)?.size === 1 && before.get(next)?.size === 1;
  /** @type {Map<string, number>} */
  const numbers = new Map();
  const numberOf = (piece) => numbers.get(piece) ?? numbers.set(piece, numbers.size).size - 1;
  const lists = [...rulesOf].map(([style, rules]) => {
    const starts = rules.flatMap((rule, index) =>
      index > 0 && alwaysTogether(rules[index - 1], rule) ? [] : [index],
    );
    const own = starts.map((start, index) => rules.slice(start, starts[index + 1]).join(''));
    return /** @type {const} */ ([style, own.map(numberOf)]);
  });
  return { lists: new Map(lists), pieces: [...numbers.keys()] };
}

/** The rules of a text of CSS that stand in no other, each with what stands before it. @param {string} css */
function topLevelRules(css) {
  const rules = [];
  let depth = 0;
  let start = 0;
  for (const { index, 0: brace } of css.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1;
    if (depth > 0) continue;
    rules.push(css.slice(start, index + 1));
    start = index + 1;
  }
  return start < css.length ? [...rules, css.slice(start)] : rules;
}
