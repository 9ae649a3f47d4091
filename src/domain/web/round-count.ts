/** True for 1, 10, 100 and so on: the counts at which something that happens often is logged. */
export function isRound(count: number): boolean {
  return Number.isInteger(Math.log10(count));
}
