export type AccountMarkProps = {
  /** Of the account whose page it is; none where nobody is signed in. */
  mark: string | undefined;
};

/** The field that says which account a form is about: a page may outlive the session it was made for. */
export function AccountMark({ mark }: AccountMarkProps) {
  return mark && <input type="hidden" name="account" value={mark} />;
}
