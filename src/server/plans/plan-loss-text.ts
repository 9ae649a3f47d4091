import { fillIn } from '../../copy/fill-in.ts';
import type { Plan } from '../../contracts/plans/plan.ts';
import type { LossQuestion, LostCameras } from '../../islands/plans/plan-question.tsx';
import { dateText } from '../../domain/text/calendar-date.ts';
import { type ChooserQuery, chooserPath } from '../../domain/plans/chooser-query.ts';
import { losesNothing, type PlanLoss } from '../../domain/plans/plan-loss.ts';
import { listFormat } from '../../domain/text/intl.ts';
import { deviceChipsText } from '../words/device-chips-text.ts';
import { differenceTexts, type PlanSetting, spanText } from './plan-text.ts';

/**
 * The facts that the question is about: the chosen plan, the current plan if there is one, what would be lost, and the shop names
 * of the device models.
 */
export type LossFacts = {
  toPlan: Plan;
  today: Plan | undefined;
  loss: PlanLoss;
  query: ChooserQuery;
  modelNames: ReadonlyMap<string, string> | undefined;
};

/**
 * Returns the confirmation of a loss in words: which cameras, how much history, and from when on. Where nothing is lost
 * it says what else changes.
 */
export function lossQuestion(
  { toPlan, today, loss, query, modelNames }: LossFacts,
  setting: PlanSetting,
): { question: LossQuestion; lostCameras: LostCameras | undefined } {
  const { copy } = setting;
  const question = {
    title: fillIn(copy.lossTitle, { plan: toPlan.name }),
    lines: losesNothing(loss)
      ? nothingLines(toPlan, today, setting)
      : [...historyLines(loss, setting), ...cameraLines(loss, setting)],
    since: sinceText(loss, setting),
    isLoss: !losesNothing(loss),
    notNow: { href: chooserPath({ planId: toPlan.id, promoCode: query.promoCode }), label: copy.notNow },
    yes: copy.yes,
    planId: toPlan.id,
  };
  return { question, lostCameras: lostCameras(loss, modelNames, setting) };
}

function lostCameras(
  { cameras }: PlanLoss,
  modelNames: LossFacts['modelNames'],
  { copy, deviceWords }: PlanSetting,
): LostCameras | undefined {
  if (cameras.kind !== 'named') return undefined;
  const words = { ...deviceWords, moreDevices: copy.lossMore };
  const devices = deviceChipsText(cameras.devices, modelNames, words, { named: true });
  return devices && { label: lostWords(cameras.devices.length, copy), devices };
}

function lostWords(count: number, copy: PlanSetting['copy']): string {
  return fillIn(copy.lossCameras, { count });
}

function historyLines({ history }: PlanLoss, { copy }: PlanSetting): string[] {
  const from = history && spanText(history.from, copy);
  if (!history || from === undefined) return [];
  const to = spanText(history.to, copy);
  return [to === undefined ? fillIn(copy.lossHistoryAll, { from }) : fillIn(copy.lossHistory, { from, to })];
}

/** The line that introduces the names comes last, so that the names follow it. */
function cameraLines({ cameras }: PlanLoss, { copy }: PlanSetting): string[] {
  if (cameras.kind === 'none') return [];
  if (cameras.kind === 'some') return [fillIn(copy.lossSome, { count: cameras.lost, of: cameras.of })];
  return [lostWords(cameras.devices.length, copy)];
}

function nothingLines(toPlan: Plan, today: Plan | undefined, setting: PlanSetting): string[] {
  const { copy, format } = setting;
  const changes = today ? differenceTexts(toPlan, today, setting) : [];
  return changes.length === 0
    ? [copy.lossNothing]
    : [copy.lossNothing, fillIn(copy.lossChanges, { changes: listFormat(format).format(changes) })];
}

function sinceText({ since }: PlanLoss, { copy, format, timeZone }: PlanSetting): string {
  if (since.kind === 'today') return copy.sinceToday;
  if (since.kind === 'unknown') return copy.sinceUnknown;
  const date = dateText(since.at, format, timeZone);
  return fillIn(since.kind === 'trialEnds' ? copy.sinceTrial : copy.sincePeriod, { date });
}
