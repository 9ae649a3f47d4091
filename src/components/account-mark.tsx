export type AccountMarkProps = {
  /** The mark of the account that the page was rendered for; undefined where nobody is signed in. */
  mark: string | undefined;
};

/** The hidden field that names the account a form is about, because a page can outlive its session. */
export function AccountMark({ mark }: AccountMarkProps) {
  return mark && <input type="hidden" name="account" value={mark} />;
}
