import type { DeviceChipsText } from '../devices/drawn-device.ts';

type Way = { href: string; label: string };

/** A subscription on My Plan, as text. */
export type PlanCardText = {
  id: string;
  name: string;
  cycle: string | undefined;
  badge: { text: string; kind: 'info' | 'warning' | 'neutral' | 'danger' } | undefined;
  /** The next charge, or that the plan ends; undefined where nothing is charged here. */
  price:
    | { label: string | undefined; amount: string; per: string | undefined; note?: string | undefined }
    | undefined;
  /** When the next event happens. */
  next: string | undefined;
  /** The pending change, what stays until then, and the page that takes it back. */
  pending: { text: string; note: string; keep: Way | undefined } | undefined;
  /**
   * Who bills: the card on file with the page that manages it, or Apple; undefined where nobody bills or it is unknown.
   */
  billedTo: { text: string; link: Way | undefined } | undefined;
  history: string;
  devicesText: string;
  /** The page to choose devices; undefined where that is not possible. */
  manage: Way | undefined;
  /** The devices to show, and the text shown instead where there are none; both may be undefined. */
  devices: DeviceChipsText | undefined;
  devicesNone: string | undefined;
  /** The account's devices that no plan covers; undefined where there are none, or where another card shows them. */
  uncovered: { text: string; devices: DeviceChipsText } | undefined;
  /** What a paid plan would add to a free one. */
  more: string | undefined;
  apple: { title: string; text: string } | undefined;
  /** The three-dot menu; undefined where it is not shown. */
  menu: { label: string; items: { href: string; label: string; danger: boolean }[] } | undefined;
  /** The page to choose another plan; undefined where that is not possible here. */
  change: Way | undefined;
};
