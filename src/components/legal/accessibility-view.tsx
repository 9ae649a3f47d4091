import { Card } from '../card.tsx';
import { PageHeader } from '../page-header.tsx';
import { type LawSection, LawText } from './law-text.tsx';

export type AccessibilityViewProps = {
  title: string;
  lead: string;
  sections: readonly LawSection[];
  /** Who supervises, in the countries of the brand; undefined where nobody is known. */
  authorities:
    | {
        title: string;
        text: string;
        list: readonly { country: string; lang: string; lines: readonly string[] }[];
      }
    | undefined;
};

/** The accessibility statement. */
export function AccessibilityView({ title, lead, sections, authorities }: AccessibilityViewProps) {
  return (
    <>
      <PageHeader heading={title} lead={lead} />
      <Card>
        {sections.map((section) => (
          <section key={section.title} className="law-text">
            <h2>{section.title}</h2>
            <LawText paragraphs={section.paragraphs} />
          </section>
        ))}
        {authorities && (
          <section className="law-text">
            <h2>{authorities.title}</h2>
            <p>{authorities.text}</p>
            {authorities.list.map(({ country, lang, lines }) => (
              <div key={country}>
                <h3>
                  <bdi>{country}</bdi>
                </h3>
                <p lang={lang} dir="ltr" className="law-address">
                  {lines.map((line) => (
                    <span key={line} className="law-line">
                      {line}
                    </span>
                  ))}
                </p>
              </div>
            ))}
          </section>
        )}
      </Card>
    </>
  );
}
