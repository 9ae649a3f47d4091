/** A slot taken in a budget: the right to make one call that spends it. Only `takeSlot` creates one. */
export class BudgetSlot {
  readonly #giveBack: () => Promise<void>;

  constructor(giveBack: () => Promise<void>) {
    this.#giveBack = giveBack;
  }

  /** Gives the slot back, after a call that was not a wrong guess. */
  giveBack(): Promise<void> {
    return this.#giveBack();
  }
}
