import type { ComponentProps, MouseEvent } from 'react';
import '../../styles/button.css';
import '../../styles/spinner.css';

export type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  wide?: boolean;
  compact?: boolean;
  /** While set the button is busy: it keeps its size and focus, does nothing, and this is heard. */
  busyText?: string | undefined;
};

/** The counterpart of button.astro. */
export function Button({
  variant = 'primary',
  wide = false,
  compact = false,
  busyText,
  type = 'submit',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const busy = busyText === undefined ? undefined : true;
  const names = ['button', variant !== 'primary' && variant, wide && 'wide', compact && 'compact'];
  return (
    <button
      {...rest}
      className={names.filter(Boolean).join(' ')}
      type={type}
      aria-busy={busy}
      aria-disabled={busy}
      onClick={busy ? stop : onClick}
    >
      <span className="button-text">{children}</span>
      {busy && (
        <span className="spinner" role="status">
          <span className="visually-hidden">{busyText}</span>
        </span>
      )}
    </button>
  );
}

function stop(event: MouseEvent) {
  event.preventDefault();
}
