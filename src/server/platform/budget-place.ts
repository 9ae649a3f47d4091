/** A place taken in a budget: the right to make one call that spends it. Only `takePlace` creates one. */
export class BudgetPlace {
  readonly #giveBack: () => Promise<void>;

  constructor(giveBack: () => Promise<void>) {
    this.#giveBack = giveBack;
  }

  /** Gives the place back, after a call that was not a wrong guess. */
  giveBack(): Promise<void> {
    return this.#giveBack();
  }
}
