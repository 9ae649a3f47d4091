export type TabsProps = {
  /** Names the navigation for a screen reader. */
  label: string;
  tabs: readonly {
    href: string;
    label: string;
    /** Replaces the label at a width of 600 pixels and below. */
    shortLabel?: string | undefined;
    /** A few words beside the label, such as the saving. */
    note?: string | undefined;
    current: boolean;
  }[];
};

/** Links to sibling pages. */
export function Tabs({ label, tabs }: TabsProps) {
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map((tab) => (
        <a key={tab.href} className="tab" href={tab.href} aria-current={tab.current ? 'page' : undefined}>
          <span className={tab.shortLabel && 'tab-long'}>
            {tab.label}
            {tab.note && <span className="tab-note">{` ${tab.note}`}</span>}
          </span>
          {tab.shortLabel && <span className="tab-short">{tab.shortLabel}</span>}
        </a>
      ))}
    </nav>
  );
}
