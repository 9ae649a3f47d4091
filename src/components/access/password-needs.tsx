import '../../styles/new-password.css';

export type PasswordNeedsProps = {
  /** Unique in the page; the field it is about names it. */
  id: string;
  /** `met` is unknown as served. */
  needs: readonly { need: string; met: boolean | undefined }[];
  /** What is heard of a need that is met. */
  metText: string;
};

/** What a new password needs, ticked off as it is typed. */
export function PasswordNeeds({ id, needs, metText }: PasswordNeedsProps) {
  return (
    <ul className="password-needs" id={id}>
      {needs.map(({ need, met }) => (
        <li key={need} className={met ? 'met' : undefined}>
          {need} {met && <span className="visually-hidden">{metText}</span>}
        </li>
      ))}
    </ul>
  );
}
