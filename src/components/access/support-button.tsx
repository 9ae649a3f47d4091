import { Button } from '../button.tsx';
import type { SupportLinkProps } from '../support-link.tsx';

export type SupportButtonProps = SupportLinkProps & {
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
