import { CalendarLink, type CalendarLinkProps } from '../calendar-link.tsx';

/** Video that is about to be deleted: when, of which cameras, how to keep it, and the day as a file for a calendar. */
export type VideoLossText = {
  title: string;
  lines: readonly string[];
  save: string;
  calendar: CalendarLinkProps;
};

/** Says which video is about to be deleted, and how to keep it. */
export function VideoLossNote({ title, lines, save, calendar }: VideoLossText) {
  return (
    <div className="video-loss">
      <p className="video-loss-title">{title}</p>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>{save}</p>
      <CalendarLink {...calendar} />
    </div>
  );
}
