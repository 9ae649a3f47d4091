/** Prints a heading. */
export function printHeading(text: string): void {
  console.log(`\n\u001b[1m${text}\u001b[0m`);
}

/** Prints rows in columns: words aligned to the left, figures to the right. */
export function printTable(
  headings: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): void {
  const cells = [headings, ...rows.map((row) => row.map(shown))];
  const widths = headings.map((_, column) => Math.max(...cells.map((row) => (row[column] ?? '').length)));
  const isFigure = headings.map((_, column) =>
    rows.every((row) => /^[\d.,<–-]*( \w+)?$/.test(shown(row[column] ?? ''))),
  );
  for (const [index, row] of cells.entries()) {
    const line = row
      .map((cell, column) =>
        isFigure[column] ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd();
    console.log(index === 0 ? `\u001b[2m${line}\u001b[0m` : line);
  }
}

/** The median of numbers. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low = 0, high = 0] = [sorted[middle - 1], sorted[middle]];
  return sorted.length % 2 === 1 ? high : (low + high) / 2;
}

/** The quantile of numbers; `share` is from 0 to 1. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** How a figure stands to its bar, in a word. */
export function verdict(isWithin: boolean): string {
  return isWithin ? 'within' : 'OVER';
}

function shown(cell: string | number): string {
  return typeof cell === 'number' ? cell.toLocaleString('en-US', { maximumFractionDigits: 2 }) : cell;
}
