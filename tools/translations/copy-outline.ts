import ts from 'typescript';

/** One sentence in the text of a file: where its value stands. */
type OutlinedSentence = { key: string; start: number; end: number };

/**
 * What a file of sentences is besides its sentences: what its docstring says, and its text from the docstring to the end of
 * its object, with the places of the values in it.
 */
export type CopyOutline = { about: string; body: string; sentences: readonly OutlinedSentence[] };

/** Reads the text of a file of sentences. Throws an Error for a text that exports no object. */
export function copyOutline(text: string): CopyOutline {
  const source = ts.createSourceFile('copy.ts', text, ts.ScriptTarget.Latest, true);
  const statement = source.statements.find(ts.isVariableStatement);
  const object = statement && objectOf(statement);
  if (!statement || !object) throw new Error(`A file of sentences exports no object: ${text.slice(0, 80)}…`);
  const from = statement.getStart(source, true);
  return {
    about: commentOf(text, statement) ?? '',
    body: text.slice(from, object.getEnd()),
    sentences: object.properties.filter(ts.isPropertyAssignment).map((property) => ({
      key: property.name.getText(source),
      start: property.initializer.getStart(source) - from,
      end: property.initializer.getEnd() - from,
    })),
  };
}

function objectOf(statement: ts.VariableStatement): ts.ObjectLiteralExpression | undefined {
  const value = statement.declarationList.declarations[0]?.initializer;
  const inner =
    value && (ts.isAsExpression(value) || ts.isSatisfiesExpression(value)) ? value.expression : value;
  return inner && ts.isObjectLiteralExpression(inner) ? inner : undefined;
}

/** The words of the comments above a node. */
function commentOf(text: string, node: ts.Node): string | undefined {
  const ranges = ts.getLeadingCommentRanges(text, node.getFullStart()) ?? [];
  const words = ranges.map(({ pos, end }) =>
    text
      .slice(pos, end)
      .replace(/^\/\*\*?|\*\/$|^\/\//g, '')
      .replace(/\n\s*\*/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );
  return words.length === 0 ? undefined : words.join(' ');
}
