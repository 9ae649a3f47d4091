export type PasswordNeedsProps = {
  /** Unique in the page; the password field references it by `aria-describedby`. */
  id: string;
  /** `met` is undefined in the server-rendered page. */
  needs: readonly { need: string; met: boolean | undefined }[];
  /** Text for a screen reader after a requirement that is met. */
  metText: string;
};

/** Lists the requirements of a new password and marks each one that is met. */
export function PasswordNeeds({ id, needs, metText }: PasswordNeedsProps) {
  return (
    <ul className="password-needs" id={id}>
      {needs.map(({ need, met }) => (
        <li key={need} className={met ? 'met' : undefined}>
          <span>{`${need} `}</span>
          {met && <span className="visually-hidden">{metText}</span>}
        </li>
      ))}
    </ul>
  );
}
