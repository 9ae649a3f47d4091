import '../styles/spinner.css';

export type SpinnerProps = {
  text: string;
  large?: boolean | undefined;
  /** The text is heard and not seen. */
  silent?: boolean | undefined;
};

/** Says that something is on its way. */
export function Spinner({ text, large = false, silent = false }: SpinnerProps) {
  return (
    <div className={large ? 'spinner large' : 'spinner'} role="status">
      <span className={silent ? 'visually-hidden' : undefined}>{text}</span>
    </div>
  );
}
