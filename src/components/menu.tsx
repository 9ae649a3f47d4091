import type { ReactNode } from 'react';

export type MenuProps = {
  /** Unique in the page. */
  id: string;
  /** Visible on the button, or an accessible name only if `dots` is set. */
  label: string;
  dots?: boolean | undefined;
  /** Links and buttons with the class `menu-item`. */
  children?: ReactNode;
};

/** A button that opens a short list as a popover, which closes on Escape or an outside click without script. */
export function Menu({ id, label, dots = false, children }: MenuProps) {
  return (
    <>
      <button
        className={dots ? 'menu-button dots' : 'menu-button'}
        type="button"
        popoverTarget={id}
        aria-label={dots ? label : undefined}
      >
        {!dots && <bdi>{label}</bdi>}
      </button>
      <div className="menu-list" id={id} popover="auto">
        {children}
      </div>
    </>
  );
}
