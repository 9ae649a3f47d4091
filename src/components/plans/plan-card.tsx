import type { PlanCardText } from '../../contracts/plans/plan-card.ts';
import type { Copy } from '../../copy/copy.ts';
import '../../styles/plan-card.css';
import { Alert } from '../alert.tsx';
import { Badge } from '../badge.tsx';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { DeviceChips } from '../devices/device-chips.tsx';
import { Menu } from '../menu.tsx';

export type PlanCardProps = {
  card: PlanCardText;
  words: Pick<Copy['myPlan'], 'history' | 'devices' | 'viewPlans' | 'billedTo'>;
};

/** Shows one subscription: its state, its price and next charge, who bills it, its retention, and its devices. */
export function PlanCard({ card, words }: PlanCardProps) {
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
          <PlanMoney price={card.price} next={card.next} />
          {card.pending && (
            <Alert kind="info" text={card.pending.text}>
              <p>{card.pending.note}</p>
              {card.pending.keep && (
                <p className="plan-keep">
                  <Button href={card.pending.keep.href} variant="secondary" compact>
                    {card.pending.keep.label}
                  </Button>
                </p>
              )}
            </Alert>
          )}
          {card.apple && <Alert kind="info" title={card.apple.title} text={card.apple.text} />}
          {card.more && (
            <div className="plan-more">
              <p>{card.more}</p>
              <Button href="/plans">{words.viewPlans}</Button>
            </div>
          )}
          {card.change && (
            <div>
              <Button href={card.change.href} variant="secondary" compact>
                {card.change.label}
              </Button>
            </div>
          )}
        </div>
        <div className="plan-side">
          <dl className="plan-facts">
            <div>
              <dt>{words.history}</dt>
              <dd>{card.history}</dd>
            </div>
            {card.billedTo && (
              <div>
                <dt>{words.billedTo}</dt>
                <dd>
                  <BilledTo {...card.billedTo} />
                </dd>
              </div>
            )}
            <div className="plan-count">
              <dt>{words.devices}</dt>
              <dd>{card.devicesText}</dd>
              {card.manage && (
                <dd>
                  <a href={card.manage.href}>{card.manage.label}</a>
                </dd>
              )}
            </div>
          </dl>
          {card.devices && <DeviceChips devices={card.devices} label={words.devices} />}
          {card.devicesNone && <p className="muted">{card.devicesNone}</p>}
          {card.uncovered && (
            <div className="plan-uncovered">
              <h3 id={`${headingId}-uncovered`}>{card.uncovered.text}</h3>
              <DeviceChips devices={card.uncovered.devices} label={card.uncovered.text} bare />
            </div>
          )}
        </div>
      </div>
    </Card>
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
