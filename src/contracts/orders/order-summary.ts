/** A line of the bill. */
export type BillLine = { label: string; value: string };

/** The order summary in words. */
export type OrderSummary = {
  notice: { kind: 'error' | 'warning'; text: string; toPlan: boolean } | undefined;
  plan: { name: string; cycle: string | undefined; facts: BillLine[]; devices: string[] };
  today: string;
  /** How today's charge comes about, where a current plan is set off. */
  todayNote: string | undefined;
  bill: BillLine[];
  total: BillLine;
  next: string[];
  card: { text: string; expired: boolean; change: { href: string; label: string } } | undefined;
  promos: { code: string; state: 'used' | 'unused' | 'rejected'; text: string; removeLabel: string }[];
  /** Hidden fields of the order: what the person sees, to be compared with the truth. */
  fields: Record<string, string>;
  back: string;
  /** A page of the provider takes the card. */
  isDelegated: boolean;
  actionTokenId: string | null;
};
