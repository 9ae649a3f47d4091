import { Button } from '../button.tsx';

export type SupportButtonProps = {
  /** The link to the brand's support; `newTab` says that it opens in a new tab, if it does. */
  support: { href: string; label: string; newTab: string | undefined };
  wide?: boolean;
  compact?: boolean;
};

/** Leads to the brand's support. */
export function SupportButton({ support: { href, label, newTab }, ...look }: SupportButtonProps) {
  const tab = newTab === undefined ? {} : { target: '_blank', rel: 'noopener' };
  return (
    <Button href={href} variant="secondary" {...look} {...tab}>
      {label}
      {newTab !== undefined && <span className="visually-hidden">{newTab}</span>}
    </Button>
  );
}
