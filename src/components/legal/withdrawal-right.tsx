import { Fragment } from 'react';
import { Fold } from '../fold.tsx';
import { type LawParagraph, LawText } from './law-text.tsx';

export type WithdrawalRightProps = {
  title: string;
  /** What holds where, by the length of the right. */
  rights: readonly { where: string; right: string }[];
  how: readonly LawParagraph[];
  effectsTitle: string;
  effects: readonly string[];
  form: { title: string; lines: readonly string[] };
};

/** The instruction on the right of withdrawal, with the model form. */
export function WithdrawalRight({ title, rights, how, effectsTitle, effects, form }: WithdrawalRightProps) {
  return (
    <section className="law-text" id="withdrawal-right">
      <h2>{title}</h2>
      {rights.map(({ where, right }) => (
        <Fragment key={where}>
          <p>{where}</p>
          <p>{right}</p>
        </Fragment>
      ))}
      <LawText paragraphs={how} />
      <h3>{effectsTitle}</h3>
      {effects.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <Fold summary={form.title}>
        <div className="law-form">
          {form.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </Fold>
    </section>
  );
}
