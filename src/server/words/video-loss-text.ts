import type { VideoLossText } from '../../components/plans/video-loss-note.tsx';
import type { Copy } from '../../copy/copy.ts';
import { fillIn } from '../../copy/fill-in.ts';
import { dateText } from '../../domain/text/calendar-date.ts';
import type { LosingCameras, LostVideo, VideoLoss } from '../../domain/plans/video-loss.ts';
import { deviceNamesText } from './device-names-text.ts';
import type { RequestContext } from '../request/request-context.ts';

/** What the words about a loss of video depend on. */
export type VideoSetting = {
  copy: Copy['myPlan'];
  appName: string;
} & Pick<RequestContext, 'locale' | 'timeZone'>;

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

function camerasText(cameras: LosingCameras, { copy, locale }: VideoSetting): string {
  const { of } = cameras;
  if (cameras.kind === 'some') return fillIn(copy.videoSome, { count: cameras.lost, of });
  const count = cameras.devices.length;
  return (
    deviceNamesText(cameras.devices, locale.format) ??
    fillIn(count === of ? copy.videoCameras : copy.videoSome, { count, of })
  );
}
