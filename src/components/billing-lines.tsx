/** What is said of one plan's billing, or of what is owed; the way on is a link. */
export type BillingLine = {
  text: string;
  /** Until when it is paid, or what else is known of it. */
  note?: string | undefined;
  link?: { href: string; label: string } | undefined;
  /** True for a plan that goes on whatever is done here. */
  isElsewhere?: boolean | undefined;
};

/** Says how plans are billed, a line each; those that go on elsewhere stand out. */
export function BillingLines({ lines }: { lines: readonly BillingLine[] }) {
  return (
    <ul className="billing-lines">
      {lines.map(({ text, note, link, isElsewhere }) => (
        <li key={text} className={isElsewhere ? 'elsewhere' : undefined}>
          <p>{text}</p>
          {(note ?? link) && (
            <p>
              {note} {link && <a href={link.href}>{link.label}</a>}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
