export type CalendarLinkProps = { href: string; label: string };

/** Saves the days that a page names as a calendar file. */
export function CalendarLink({ href, label }: CalendarLinkProps) {
  return (
    <a className="calendar-link" href={href} data-file="">
      {label}
    </a>
  );
}
