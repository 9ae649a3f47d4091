export type SpinnerProps = {
  text: string;
  large?: boolean | undefined;
  /** True to hide the text visually and leave it for screen readers. */
  silent?: boolean | undefined;
};

/** Shows that something is loading. */
export function Spinner({ text, large = false, silent = false }: SpinnerProps) {
  return (
    <div className={large ? 'spinner large' : 'spinner'} role="status">
      <span className={silent ? 'visually-hidden' : undefined}>{text}</span>
    </div>
  );
}
