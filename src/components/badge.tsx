export type BadgeProps = {
  text: string;
  kind?: 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info' | undefined;
};

/** Shows a short state as text. */
export function Badge({ text, kind = 'neutral' }: BadgeProps) {
  return <span className={kind === 'neutral' ? 'badge' : `badge ${kind}`}>{text}</span>;
}
