import '../../styles/spinner.css';

export type SpinnerProps = { text: string; large?: boolean; silent?: boolean };

/** The counterpart of spinner.astro. */
export function Spinner({ text, large = false, silent = false }: SpinnerProps) {
  return (
    <div className={large ? 'spinner large' : 'spinner'} role="status">
      <span className={silent ? 'visually-hidden' : undefined}>{text}</span>
    </div>
  );
}
