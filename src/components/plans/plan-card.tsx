import type { Copy } from '../../copy/copy.ts';
import { Alert } from '../alert.tsx';
import { Badge } from '../badge.tsx';
import { Card } from '../card.tsx';
import { DeviceChips, type DeviceChipsText } from '../devices/device-chips.tsx';
import { VideoLossNote, type VideoLossText } from './video-loss-note.tsx';
import { CancelSentence, type HowToCancel } from '../orders/order-terms.tsx';
import { Menu } from '../menu.tsx';
import {
  type CoverText,
  isByOthers,
  JustCovered,
  type JustCoveredText,
  PlanActions,
} from './plan-actions.tsx';
import { RecommendedPlan, type RecommendedPlanText } from './recommended-plan.tsx';
import { Uncovered, type UncoveredText } from './uncovered.tsx';

type Link = { href: string; label: string };

/** A subscription on My Plan, as text. */
export type PlanCardText = {
  id: string;
  name: string;
  cycle: string | undefined;
  badge: { text: string; kind: 'info' | 'warning' | 'neutral' | 'danger' } | undefined;
  /** The next charge; undefined where nothing is charged here, or where `pending` says it. */
  price:
    | { label: string | undefined; amount: string; per: string | undefined; note?: string | undefined }
    | undefined;
  /** When the next event happens. */
  next: string | undefined;
  /**
   * What follows the plan: until when the person has it, what comes then, what its price is made of, the change in the words
   * of every page, and the page that takes it back.
   */
  pending:
    | {
        lead: string;
        after: string;
        note: string | undefined;
        text: string | undefined;
        resume: Link | undefined;
      }
    | undefined;
  /** The video that is about to be deleted; undefined where none is, or where that is not known. */
  video: VideoLossText | undefined;
  /**
   * Who bills: the card on file with the page that manages it, or Apple; undefined where nobody bills or it is unknown.
   */
  billedTo: { text: string; link: Link | undefined } | undefined;
  /** The video history and the count of devices; undefined while they are out of date. */
  history: string | undefined;
  devicesText: string | undefined;
  /** The page to choose devices; undefined where that is not possible. */
  manage: Link | undefined;
  /** The devices to show, and the text shown instead where there are none; both may be undefined. */
  devices: DeviceChipsText | undefined;
  devicesNone: string | undefined;
  /** The account's devices that no plan covers; undefined where there are none, or where another card shows them. */
  uncovered: UncoveredText | undefined;
  /** What covers the device that is not; undefined where nothing is known to. */
  cover: CoverText | undefined;
  /** What became of a device that was just put on the plan, or taken off again. */
  justCovered: JustCoveredText | undefined;
  /** A cheaper plan that would do; undefined where there is none, or where that is unknown. */
  smaller: RecommendedPlanText | undefined;
  /** On a free plan: what a paid one would add, where one fits, and the page to choose it. */
  more: { text: string | undefined; plans: Link } | undefined;
  /** Why nothing, or little, can be done here; `link` leads to what helps. */
  notice: { kind: 'info' | 'warning'; title: string; text: string; link: Link | undefined } | undefined;
  /** The three-dot menu; undefined where it is not shown. */
  menu: { label: string; items: { href: string; label: string; danger: boolean }[] } | undefined;
  /** The page to choose another plan; undefined where that is not possible here. */
  change: Link | undefined;
  /** Where the plan is cancelled, at a brand without Cancel Plan; undefined where it cannot be cancelled, or where the menu does it. */
  cancel: HowToCancel | undefined;
};

export type PlanCardProps = {
  card: PlanCardText;
  words: Pick<Copy['myPlan'], 'history' | 'devices' | 'billedTo'>;
  /** True where nothing else on the page is to be done first: the card then has the filled button. */
  isFirst: boolean;
};

/** Shows one subscription: its state, its price and next charge, who bills it, its retention, and its devices. */
export function PlanCard({ card, words, isFirst }: PlanCardProps) {
  const headingId = `plan-${card.id}`;
  return (
    <Card>
      <div className="plan-head">
        <div>
          <h2 id={headingId}>
            <bdi>{card.name}</bdi>
          </h2>
          {card.cycle && <p className="muted">{card.cycle}</p>}
        </div>
        <div className="plan-state">
          {card.badge && <Badge text={card.badge.text} kind={card.badge.kind} />}
          {card.menu && (
            <Menu id={`${headingId}-menu`} label={card.menu.label} dots>
              {card.menu.items.map(({ href, label, danger }) => (
                <a key={href} className={danger ? 'menu-item danger' : 'menu-item'} href={href}>
                  {label}
                </a>
              ))}
            </Menu>
          )}
        </div>
      </div>
      <div className="plan-body">
        <div className="plan-main">
          {card.pending && <Following {...card.pending} />}
          <PlanMoney price={card.price} next={card.next} />
          {card.notice && (
            <Alert kind={card.notice.kind} title={card.notice.title} text={card.notice.text}>
              {card.notice.link && <a href={card.notice.link.href}>{card.notice.link.label}</a>}
            </Alert>
          )}
          <PlanActions card={card} isFirst={isFirst} />
          {card.video && <VideoLossNote {...card.video} />}
          {card.cancel && (
            <p className="muted small">
              <CancelSentence {...card.cancel} />
            </p>
          )}
        </div>
        <PlanSide card={card} words={words} headingId={headingId} />
      </div>
    </Card>
  );
}

/** The facts of a plan and its devices; nothing while they are out of date. */
function PlanSide({ card, words, headingId }: Pick<PlanCardProps, 'card' | 'words'> & { headingId: string }) {
  const { history, billedTo, devicesText, devices, devicesNone, uncovered } = card;
  if (!history && !billedTo && !devicesText && !devices && !devicesNone && !uncovered) return null;
  return (
    <div className="plan-side">
      <dl className="plan-facts">
        {history && (
          <div>
            <dt>{words.history}</dt>
            <dd>{history}</dd>
          </div>
        )}
        {billedTo && (
          <div>
            <dt>{words.billedTo}</dt>
            <dd>
              <BilledTo {...billedTo} />
            </dd>
          </div>
        )}
        {devicesText && (
          <div className="plan-count">
            <dt className="visually-hidden">{words.devices}</dt>
            <dd>{devicesText}</dd>
            {card.manage && (
              <dd>
                <a href={card.manage.href}>{card.manage.label}</a>
              </dd>
            )}
          </div>
        )}
      </dl>
      {devices && <DeviceChips devices={devices} label={words.devices} />}
      {devicesNone && <p className="muted">{devicesNone}</p>}
      {uncovered && (
        <Uncovered {...uncovered} id={`${headingId}-uncovered`}>
          {card.justCovered && isByOthers(card) && <JustCovered {...card.justCovered} />}
        </Uncovered>
      )}
      {card.smaller && <RecommendedPlan {...card.smaller} />}
    </div>
  );
}

function Following({ lead, after, note, text }: NonNullable<PlanCardText['pending']>) {
  return (
    <div className="plan-following">
      <p className="plan-until">{lead}</p>
      <p>{after}</p>
      {note && <p className="muted small">{note}</p>}
      {text && <p className="muted small">{text}</p>}
    </div>
  );
}

function PlanMoney({ price, next }: Pick<PlanCardText, 'price' | 'next'>) {
  if (!price && !next) return null;
  return (
    <div className="plan-money">
      {price && (
        <>
          {price.label && <p className="muted small">{price.label}</p>}
          <p>
            <span className="figure">{price.amount}</span>
            {price.per && <span className="muted">{` ${price.per}`}</span>}
          </p>
          {price.note && <p className="muted small">{price.note}</p>}
        </>
      )}
      {next && <p className={price ? undefined : 'plan-next'}>{next}</p>}
    </div>
  );
}

function BilledTo({ text, link }: NonNullable<PlanCardText['billedTo']>) {
  if (!link) return text;
  return (
    <a href={link.href} aria-label={`${text}, ${link.label}`}>
      {text}
    </a>
  );
}
