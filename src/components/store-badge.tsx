export type StoreBadgeProps = {
  store: 'googlePlay' | 'appStore';
  href: string;
  /** The official sentence of the store. */
  label: string;
  /** The store's name within `label`, shown in larger text. */
  name: string;
};

/** A link to an app in its store, with the store's sentence and an icon drawn for this portal. */
export function StoreBadge({ store, href, label, name }: StoreBadgeProps) {
  const [before = label, after] = label.split(name);
  return (
    <a className="store-badge" href={href}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={store === 'googlePlay' ? PLAY : DOWNLOAD} />
      </svg>
      <span>
        {before}
        {after !== undefined && <b>{name}</b>}
        {after}
      </span>
    </a>
  );
}

const PLAY = 'M6 3.5v17l14.5-8.5z';
const DOWNLOAD = 'M12 3v11m-5-5 5 5 5-5M4 16v4.5h16V16';
