import { Alert } from './alert.tsx';
import { Button } from './button.tsx';

/** Trouble with a card in words, on every page that shows the card. */
export type CardTroubleText = {
  kind: 'error' | 'warning';
  title: string;
  /** Where the title leads: to the unpaid invoice, or to all of them. */
  titleHref: string | undefined;
  text: string;
  /** The card form; undefined where no card can be entered, or one has just been saved. */
  button: { href: string; label: string } | undefined;
};

/** Says what is wrong with the card, with the one button that mends it. */
export function CardTrouble({ button, ...alert }: CardTroubleText) {
  return (
    <Alert {...alert}>
      {button && (
        <Button href={button.href} compact>
          {button.label}
        </Button>
      )}
    </Alert>
  );
}
