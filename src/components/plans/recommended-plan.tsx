import { PLATFORM_LANGUAGE } from '../../domain/text/platform-words.ts';

/** A cheaper plan that would do, as text. */
export type RecommendedPlanText = {
  /** What it costs less, what it covers, and the video history that it keeps less of. */
  text: string;
  /** What else it does not have, in the words of the platform. */
  lost: { label: string; items: string } | undefined;
  link: { href: string; label: string };
};

/** Names a cheaper plan that would cover every camera, with all that it takes away. */
export function RecommendedPlan({ text, lost, link }: RecommendedPlanText) {
  return (
    <div className="plan-recommended">
      <p>{text}</p>
      {lost && (
        <p>
          {`${lost.label} `}
          <bdi lang={PLATFORM_LANGUAGE}>{lost.items}</bdi>
        </p>
      )}
      <a href={link.href}>{link.label}</a>
    </div>
  );
}
