import { SupportLink, type SupportLinkProps } from './support-link.tsx';

/** What may keep a provider's script from loading, and who helps. */
export type BlockerHintText = { text: string } & SupportLinkProps;

/** Says where a provider's script is missing that a content blocker may be the cause. */
export function BlockerHint({ text, support }: BlockerHintText) {
  return (
    <p>
      <span>{`${text} `}</span>
      <SupportLink support={support} />
    </p>
  );
}
