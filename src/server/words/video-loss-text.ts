import type { VideoLossText } from '../../components/plans/video-loss-note.tsx';
import { fillIn } from '../../copy/fill-in.ts';
import type { LosingCameras, LostVideo, VideoLoss } from '../../domain/plans/video-loss.ts';
import { deviceNamesText } from './device-names-text.ts';
import type { Words } from '../request/words.ts';

/** Says on which day video is deleted, of which cameras and from which age on, and how to keep it. */
export function videoLossText(
  loss: VideoLoss,
  words: Words,
): Pick<VideoLossText, 'title' | 'lines' | 'save'> {
  const copy = words.copy('myPlan');
  const { lost } = loss;
  const keepsSome = lost.every(({ keeps }) => keeps.kind !== 'none');
  const isUnsaid = lost.some(({ cameras }) => cameras.kind === 'some');
  return {
    title: fillIn(keepsSome ? copy.videoTitle : copy.videoTitleAll, { date: words.day(loss.at) }),
    lines: [...lost.map((each) => lostText(each, words)), ...(isUnsaid ? [copy.videoUnsaid] : [])],
    save: fillIn(copy.videoSave, { app: words.appName }),
  };
}

function lostText({ cameras: which, keeps }: LostVideo, words: Words): string {
  const copy = words.copy('myPlan');
  const cameras = camerasText(which, words);
  switch (keeps.kind) {
    case 'none':
      return fillIn(copy.videoAll, { cameras });
    case 'hours':
      return fillIn(copy.videoHours, { count: keeps.hours, cameras });
    case 'days':
      return fillIn(copy.videoDays, { count: keeps.days, cameras });
  }
}

function camerasText(cameras: LosingCameras, words: Words): string {
  const copy = words.copy('myPlan');
  const { of } = cameras;
  if (cameras.kind === 'some') return fillIn(copy.videoSome, { count: cameras.count, of });
  const count = cameras.devices.length;
  return (
    deviceNamesText(cameras.devices, words.locale.format) ??
    fillIn(count === of ? copy.videoCameras : copy.videoSome, { count, of })
  );
}
