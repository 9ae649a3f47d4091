export type SupportLinkProps = {
  /** The link to the brand's support; `newTab` says that it opens in a new tab, if it does. */
  support: { href: string; label: string; newTab: string | undefined };
};

/** Leads to the brand's support, within a sentence. */
export function SupportLink({ support: { href, label, newTab } }: SupportLinkProps) {
  return (
    <a href={href} {...(newTab !== undefined && { target: '_blank', rel: 'noopener' })}>
      <span>{label}</span>
      {newTab !== undefined && <span className="visually-hidden">{` ${newTab}`}</span>}
    </a>
  );
}
