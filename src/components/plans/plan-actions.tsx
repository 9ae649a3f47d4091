import type { MarkedCall } from '../../contracts/account-call.ts';
import { Button } from '../button.tsx';
import type { UncoveredText } from './uncovered.tsx';

/** What covers a device that no plan covers: the form that puts it on this plan, or the way to a larger one and what it costs. */
export type CoverText =
  | { kind: 'here'; label: string; action: MarkedCall; fields: Readonly<Record<string, string>> }
  | { kind: 'larger'; text: string; href: string; label: string };

/** What became of a device that was just put on a plan, and the form that takes it off again. */
export type JustCoveredText = {
  text: string;
  undo: { label: string; action: MarkedCall; fields: Readonly<Record<string, string>> } | undefined;
};

type Link = { href: string; label: string };

export type PlanActionsProps = {
  /** The texts of the card that these buttons are about. */
  card: {
    pending: { resume: Link | undefined } | undefined;
    cover: CoverText | undefined;
    more: { text: string | undefined; plans: Link } | undefined;
    justCovered: JustCoveredText | undefined;
    uncovered: UncoveredText | undefined;
    change: Link | undefined;
  };
  /** True where nothing else on the page is to be done first. */
  isFirst: boolean;
};

/** The buttons of a plan's card. One at most is filled: what is to be done first. */
export function PlanActions({ card, isFirst }: PlanActionsProps) {
  const { cover, more, justCovered, change } = card;
  const resume = card.pending?.resume;
  const first = [resume, cover, more, change].find((each) => each !== undefined);
  const look = (each: typeof first) => (isFirst && each === first ? 'primary' : 'secondary');
  const news = justCovered && !isByOthers(card) ? justCovered : undefined;
  if (!first && !news) return null;
  return (
    <div className="plan-actions">
      {cover?.kind === 'larger' && <p>{cover.text}</p>}
      {more?.text && <p>{more.text}</p>}
      <div className="row">
        {news?.undo && <JustCovered {...news} />}
        {resume && (
          <Button href={resume.href} variant={look(resume)} compact>
            {resume.label}
          </Button>
        )}
        {cover?.kind === 'here' && (
          <form method="post" action={cover.action}>
            <Fields fields={cover.fields} />
            <Button variant={look(cover)} compact>
              {cover.label}
            </Button>
          </form>
        )}
        {cover?.kind === 'larger' && (
          <Button href={cover.href} variant={look(cover)} compact>
            {cover.label}
          </Button>
        )}
        {more && (
          <Button href={more.plans.href} variant={look(more)} compact>
            {more.plans.label}
          </Button>
        )}
        {change && (
          <Button href={change.href} variant={isFirst && first === change ? 'primary' : 'quiet'} compact>
            {change.label}
          </Button>
        )}
      </div>
      {news && !news.undo && <JustCovered {...news} />}
    </div>
  );
}

/** True where other devices are not covered yet: the news of one then stands beside their buttons. */
export function isByOthers({
  justCovered,
  uncovered,
}: Pick<PlanActionsProps['card'], 'justCovered' | 'uncovered'>): boolean {
  return justCovered?.undo !== undefined && uncovered !== undefined;
}

/** Says that a device was put on a plan, with the button that takes it off again; or that it was taken off. */
export function JustCovered({ text, undo }: JustCoveredText) {
  return (
    <div className="just-covered">
      <p role="status">{text}</p>
      {undo && (
        <form method="post" action={undo.action}>
          <Fields fields={undo.fields} />
          <Button variant="secondary" compact>
            {undo.label}
          </Button>
        </form>
      )}
    </div>
  );
}

function Fields({ fields }: { fields: Readonly<Record<string, string>> }) {
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
