import type { ComponentProps, MouseEvent } from 'react';

type Look = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  wide?: boolean | undefined;
  compact?: boolean | undefined;
};

export type ButtonProps = Look &
  (
    | (Omit<ComponentProps<'a'>, 'className'> & { href: string; busyText?: never; waits?: never })
    | (Omit<ComponentProps<'button'>, 'className'> & {
        href?: undefined;
        /**
         * While set, the button is busy: it keeps its size and focus, does nothing, and a screen reader reads this
         * text.
         */
        busyText?: string | undefined;
        /**
         * While true, the button looks disabled but keeps its focus and can be pressed: its form then says what is
         * missing.
         */
        waits?: boolean | undefined;
      })
  );

/** A submit button by default, or a link that looks like a button if `href` is given. */
export function Button({ variant = 'primary', wide = false, compact = false, ...props }: ButtonProps) {
  const names = ['button', variant !== 'primary' && variant, wide && 'wide', compact && 'compact'];
  const className = names.filter(Boolean).join(' ');
  if (props.href !== undefined) {
    const { busyText: _busy, waits: _waits, children, ...link } = props;
    return (
      <a {...link} className={className}>
        {children}
      </a>
    );
  }
  const { href: _none, busyText, waits = false, type = 'submit', onClick, children, ...rest } = props;
  const busy = busyText === undefined ? undefined : true;
  return (
    <button
      {...rest}
      className={className}
      type={type}
      aria-busy={busy}
      aria-disabled={busy ?? (waits || undefined)}
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
