/** One subscription in words, ready to be set. */
export type PlanCardText = {
  id: string;
  name: string;
  cycle: string | undefined;
  badge: { text: string; kind: 'info' | 'warning' | 'neutral' } | undefined;
  /** What the next charge comes to; undefined where nothing is charged here. */
  price: { label: string; amount: string; per: string | undefined; note?: string | undefined } | undefined;
  /** When what happens next. */
  next: string | undefined;
  pending: string | undefined;
  /** Who bills: the card on file with the page that manages it, or Apple; undefined where nobody does, or it is not known. */
  billedTo: { text: string; link: { href: string; label: string } | undefined } | undefined;
  history: string;
  devicesText: string;
  devices: { id: string; name: string; model: string | undefined }[];
  /** What a paid plan would bring to a free one. */
  more: string | undefined;
  apple: { title: string; text: string } | undefined;
  /** The three-dot menu; undefined without dots. */
  menu: { label: string; items: { href: string; label: string; danger: boolean }[] } | undefined;
  /** Where another plan is chosen; undefined where it cannot be done here. */
  change: { href: string; label: string } | undefined;
};
