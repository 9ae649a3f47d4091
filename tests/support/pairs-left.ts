/** A choice of one value of each kind, such as a person, a plan and a code. */
export type Choice = readonly (string | undefined)[];

/** Which pairs of values were tried together, so that a table of all choices need not be walked whole. */
export class PairsLeft {
  readonly #tried = new Set<string>();

  /** True if two of the values were not tried together yet. */
  has(choice: Choice): boolean {
    return pairsOf(choice).some((pair) => !this.#tried.has(pair));
  }

  /** Notes that these values were tried together. A choice that turned out to be impossible is not noted. */
  tried(choice: Choice): void {
    for (const pair of pairsOf(choice)) this.#tried.add(pair);
  }
}

function pairsOf(choice: Choice): string[] {
  return choice.flatMap((one, place) =>
    choice.slice(place + 1).map((other, beyond) => JSON.stringify([place, one, place + 1 + beyond, other])),
  );
}

/** Every pair of a plan and a code: first each plan with another code, so that few choices have most pairs. */
export function byDiagonals<Plan, Code>(plans: readonly Plan[], codes: readonly Code[], from: number) {
  return codes.flatMap((_code, step) =>
    plans.flatMap((plan, at) => {
      const place = (at + from + step) % codes.length;
      return codes.slice(place, place + 1).map((code) => ({ plan, code }));
    }),
  );
}
