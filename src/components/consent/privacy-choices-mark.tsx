/** California's mark of an opt-out, beside the link to the privacy choices: a tick and a cross in a pill. */
export function PrivacyChoicesMark() {
  return (
    <svg viewBox="0 0 30 14" aria-hidden="true">
      <path d="M17 1h6a6 6 0 0 1 0 12H7A6 6 0 0 1 7 1zM5 7l2.5 2.5 4-5" />
      <path className="filled" d="M17 1h6a6 6 0 0 1 0 12h-9.5z" />
      <path className="cross" d="m18.5 4.5 5 5m0-5-5 5" />
    </svg>
  );
}
