import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { importsOf, sourceFiles } from './source-files.ts';

const root = path.join(import.meta.dirname, '../..');

/** The templates of islands, and of the components that they render: those alone change in a browser. */
function islandTemplates(): string[] {
  const files = new Map(sourceFiles(['src']).map((file) => [file.path, file]));
  const reached = new Set(
    [...files.keys()].filter((file) => /^src\/islands\/.*\.tsx$/.test(file) && !file.includes('.stories.')),
  );
  for (const from of reached) {
    const file = files.get(from);
    const imports = file ? importsOf(file) : [];
    for (const { to, isType } of imports) if (!isType && files.has(to)) reached.add(to);
  }
  return [...reached].filter((file) => file.endsWith('.tsx')).toSorted();
}

type JsxParent = { node: ts.JsxElement | ts.JsxFragment; name: string; children: ts.JsxChild[] };

/** The texts of these files that are beside something, in a fragment, or given to a slot that may put them there. */
function textsInCompany(files: readonly string[]): string[] {
  const program = ts.createProgram(
    files.map((file) => path.join(root, file)),
    {
      jsx: ts.JsxEmit.ReactJSX,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      target: ts.ScriptTarget.ESNext,
      strict: true,
      allowImportingTsExtensions: true,
      noEmit: true,
      skipLibCheck: true,
      types: [],
    },
  );
  const checker = program.getTypeChecker();
  const nodes = files.flatMap((file) => {
    const source = program.getSourceFile(path.join(root, file));
    return source ? everyNode(source) : [];
  });
  const parents = nodes.flatMap((node): JsxParent[] => {
    if (!ts.isJsxElement(node) && !ts.isJsxFragment(node)) return [];
    const name = ts.isJsxElement(node) ? node.openingElement.tagName.getText() : '';
    return [{ node, name, children: node.children.filter((child) => !isBlank(child)) }];
  });
  const crowds = ({ name, children }: JsxParent) => children.length > 1 || name === '';
  /** The slots that components put beside something, as `Card.children`. */
  const crowded = new Set(
    parents.filter(crowds).flatMap(({ node, children }) => {
      const component = componentAround(node);
      return children.flatMap(namesIn).map((slot) => `${component}.${slot}`);
    }),
  );

  function hasText(child: ts.Node): boolean {
    if (ts.isJsxText(child) || ts.isStringLiteral(child)) return true;
    if (!ts.isJsxExpression(child) || !child.expression) return false;
    const type = checker.getTypeAtLocation(child.expression);
    return isText(type) && !isSlot(type);
  }
  const beside = parents
    .filter((parent) => crowds(parent) || crowded.has(`${parent.name}.children`))
    .flatMap(({ children }) => children.filter(hasText));
  const given = nodes.filter(ts.isJsxAttribute).filter(({ name, initializer, parent }) => {
    const slot = `${parent.parent.tagName.getText()}.${name.getText()}`;
    const symbol = checker.getSymbolAtLocation(name);
    const isOfSlot = symbol !== undefined && isSlot(checker.getTypeOfSymbol(symbol));
    return crowded.has(slot) && isOfSlot && initializer !== undefined && hasText(initializer);
  });
  return [...beside, ...given].map(placeOf).toSorted();
}

function everyNode(node: ts.Node): ts.Node[] {
  const nodes = [node];
  ts.forEachChild(node, (child) => void nodes.push(...everyNode(child)));
  return nodes;
}

function isBlank(child: ts.JsxChild): boolean {
  return ts.isJsxText(child)
    ? child.containsOnlyTriviaWhiteSpaces
    : ts.isJsxExpression(child) && !child.expression;
}

/** The names of what an expression may render: `children` of `{isOpen && props.children}`. */
function namesIn(node: ts.Node | undefined): string[] {
  if (!node) return [];
  if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node)) return namesIn(node.expression);
  if (ts.isBinaryExpression(node)) return namesIn(node.right);
  if (ts.isConditionalExpression(node)) return [...namesIn(node.whenTrue), ...namesIn(node.whenFalse)];
  if (ts.isPropertyAccessExpression(node)) return [node.name.text];
  return ts.isIdentifier(node) ? [node.text] : [];
}

function componentAround(node: ts.Node): string | undefined {
  for (let around = node; around; around = around.parent)
    if (ts.isFunctionDeclaration(around) && /^[A-Z]/.test(around.name?.text ?? '')) return around.name?.text;
  return undefined;
}

const partsOf = (type: ts.Type) => (type.isUnion() ? type.types : [type]);

/** True for a type that has texts or numbers. What `&&` lets through of its condition, '' and 0, counts as nothing. */
function isText(type: ts.Type): boolean {
  const { StringLike, NumberLike } = ts.TypeFlags;
  return partsOf(type).some(
    (part) => (part.flags & (StringLike | NumberLike)) !== 0 && !(part.isLiteral() && !part.value),
  );
}

/** True for `ReactNode`, which takes elements and texts: what it is given is judged where it is given. */
function isSlot(type: ts.Type): boolean {
  return partsOf(type).some(({ symbol }) => symbol?.name === 'Iterable');
}

function placeOf(node: ts.Node): string {
  const source = node.getSourceFile();
  const { line } = source.getLineAndCharacterOfPosition(node.getStart());
  return `${path.relative(root, source.fileName)}:${line + 1} ${node.getText().replace(/\s+/g, ' ')}`;
}

describe('a text of an island is the only child of its element', () => {
  // A page translator puts elements of its own in the place of texts. React then changes a text that is no longer in the
  // page, and cannot place an element beside it. It replaces the text of an element that has nothing else as a whole.
  it('is beside nothing, in no fragment, and given to no slot', () => {
    const files = islandTemplates();
    expect(files.length).toBeGreaterThan(50);
    expect(textsInCompany(files)).toEqual([]);
  });
});
