import type { VideoLossText } from '../../components/plans/video-loss-note.tsx';
import type { Copy } from '../../copy/copy.ts';
import { fillIn } from '../../copy/fill-in.ts';
import { apart } from '../../domain/bidi.ts';
import { dateText } from '../../domain/calendar-date.ts';
import type { LosingCameras, LostVideo, VideoLoss } from '../../domain/plans/video-loss.ts';
import type { RequestContext } from '../request/request-context.ts';

/** What the words about a loss of video depend on. */
export type VideoSetting = {
  copy: Copy['myPlan'];
  /** How a device without a name and without a known model is called. */
  unnamedDevice: string;
  modelNames: ReadonlyMap<string, string>;
  appName: string;
} & Pick<RequestContext, 'locale' | 'timeZone'>;

/** As many cameras are told by name; more are counted. */
const MOST_NAMES = 5;

/** Says on which day video is deleted, of which cameras and from which age on, and how to keep it. */
export function videoLossText(
  loss: VideoLoss,
  setting: VideoSetting,
): Pick<VideoLossText, 'title' | 'lines' | 'save'> {
  const { copy, locale, timeZone, appName } = setting;
  return {
    title: fillIn(copy.videoTitle, { date: dateText(loss.at, locale.format, timeZone) }),
    lines: loss.lost.map((lost) => lostText(lost, setting)),
    save: fillIn(copy.videoSave, { app: appName }),
  };
}

function lostText({ cameras: which, keeps }: LostVideo, setting: VideoSetting): string {
  const { copy } = setting;
  const cameras = camerasText(which, setting);
  switch (keeps.kind) {
    case 'none':
      return fillIn(copy.videoAll, { cameras });
    case 'hours':
      return fillIn(copy.videoHours, { count: keeps.hours, cameras });
    case 'days':
      return fillIn(copy.videoDays, { count: keeps.days, cameras });
  }
}

function camerasText(
  cameras: LosingCameras,
  { copy, locale: { format }, modelNames, unnamedDevice }: VideoSetting,
): string {
  if (cameras.kind === 'some') return fillIn(copy.videoSome, { count: cameras.lost, of: cameras.of });
  const { devices } = cameras;
  if (devices.length > MOST_NAMES) return fillIn(copy.videoCameras, { count: devices.length });
  const nameOf = ({ name, model }: (typeof devices)[number]) =>
    name ?? (model === null ? undefined : (modelNames.get(model) ?? model)) ?? unnamedDevice;
  return new Intl.ListFormat(format).format(devices.map((device) => apart(nameOf(device), format)));
}
