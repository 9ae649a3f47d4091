import type { ReactNode } from 'react';

export type SheetHeadProps = {
  /** The sender: name, support address, and a logo for its own background, which may be dark. */
  from: {
    name: string;
    logo: { src: string; width: number; height: number };
    isLogoLight: boolean;
    email: string;
  };
  /** The name and address of the person billed, line by line. */
  person: readonly string[];
  words: { billedTo: string };
  /** The facts of the sheet. */
  children: ReactNode;
};

/** The head of a sheet to print: who sends it, whom it is for, and what it is. */
export function SheetHead({ from, person, words, children }: SheetHeadProps) {
  return (
    <div className="invoice-head">
      <div>
        <img className={from.isLogoLight ? 'invoice-logo light' : 'invoice-logo'} alt="" {...from.logo} />
        <p className="invoice-from">
          <bdi>{from.name}</bdi>
        </p>
        <p className="invoice-support">
          <a href={`mailto:${from.email}`}>
            <bdi>{from.email}</bdi>
          </a>
        </p>
        <p className="muted small">{words.billedTo}</p>
        {person.map((line) => (
          <p key={line}>
            <bdi>{line}</bdi>
          </p>
        ))}
      </div>
      {children}
    </div>
  );
}
