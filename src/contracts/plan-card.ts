/** One subscription in words, ready to be set (spec subscriptions-and-money.md section 2, My Plan). */
export type PlanCardText = {
  id: string;
  name: string;
  cycle: string | undefined;
  badge: { text: string; kind: 'info' | 'warning' | 'neutral' } | undefined;
  /** What the next charge comes to; undefined where nothing is charged here. */
  price: { label: string; amount: string; per: string | undefined } | undefined;
  /** When what happens next. */
  next: string | undefined;
  pending: string | undefined;
  history: string;
  devicesText: string;
  devices: { id: string; name: string; model: string | undefined }[];
  /** What a paid plan would bring to a free one. */
  more: string | undefined;
  apple: { title: string; text: string } | undefined;
};
