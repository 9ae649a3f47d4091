import { atom, type ReadableAtom } from 'nanostores';

/** The ways to leave the chooser, the best first. */
export type BackPorts = {
  /** Tells the native app that embeds the page to go back; false if no app accepts it. */
  notifyApp: () => Promise<boolean>;
  /** True if the history has a page to go back to. */
  canGoBack: () => boolean;
  goBack: () => void;
  leave: (link: string) => void;
};

export type PlanFormStore = {
  /** True while the dialog asks whether to go back. */
  $isAsking: ReadableAtom<boolean>;
  ask: () => void;
  /**
   * Takes the answer of the dialog: `back` leaves the chooser, with `link` as the last resort; any other value stays.
   */
  answer: (value: string, link: string) => Promise<void>;
};

/** Asks before the chooser is left by its Back link, and then leaves it in the best way available. */
export function planFormStore({ notifyApp, canGoBack, goBack, leave }: BackPorts): PlanFormStore {
  const $isAsking = atom(false);
  return {
    $isAsking,
    ask: () => $isAsking.set(true),
    async answer(value, link) {
      $isAsking.set(false);
      if (value !== 'back' || (await notifyApp())) return;
      if (canGoBack()) goBack();
      else leave(link);
    },
  };
}
