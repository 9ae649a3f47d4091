import { atom, type ReadableAtom } from 'nanostores';

/** The ways back out of the chooser, best first. */
export type WayBackPorts = {
  /** Tells the native app around the page to go back; false where there is none that takes it. */
  tellApp: () => Promise<boolean>;
  /** True where there is a page of ours to go back to. */
  canGoBack: () => boolean;
  goBack: () => void;
  leave: (link: string) => void;
};

export type PlanFormStore = {
  /** True while the person is asked whether to go back. */
  $isAsking: ReadableAtom<boolean>;
  ask: () => void;
  /** Takes the answer: `back` leaves, by the link as served where there is no better way; anything else stays. */
  answer: (value: string, link: string) => Promise<void>;
};

/** Asks before the chooser is left by Back, and then leaves it the best way there is. */
export function planFormStore({ tellApp, canGoBack, goBack, leave }: WayBackPorts): PlanFormStore {
  const $isAsking = atom(false);
  return {
    $isAsking,
    ask: () => $isAsking.set(true),
    async answer(value, link) {
      $isAsking.set(false);
      if (value !== 'back' || (await tellApp())) return;
      if (canGoBack()) goBack();
      else leave(link);
    },
  };
}
