import type { DeviceChipsText } from '../devices/drawn-device.ts';

type Way = { href: string; label: string };

/** One subscription in words, ready to be set. */
export type PlanCardText = {
  id: string;
  name: string;
  cycle: string | undefined;
  badge: { text: string; kind: 'info' | 'warning' | 'neutral' | 'danger' } | undefined;
  /** What is charged next, or that it ends; undefined where nothing is charged here. */
  price:
    | { label: string | undefined; amount: string; per: string | undefined; note?: string | undefined }
    | undefined;
  /** When what happens next. */
  next: string | undefined;
  /** What follows the plan, what stays until then, and where it is taken back. */
  pending: { text: string; note: string; keep: Way | undefined } | undefined;
  /** Who bills: the card on file with the page that manages it, or Apple; undefined where nobody does, or it is not known. */
  billedTo: { text: string; link: Way | undefined } | undefined;
  history: string;
  devicesText: string;
  /** Where the devices are chosen; undefined where they are not. */
  manage: Way | undefined;
  /** Undefined where there is none to name, with what is said instead, if anything. */
  devices: DeviceChipsText | undefined;
  devicesNone: string | undefined;
  /** The account's devices that no plan covers; undefined where there is none, or another card tells it. */
  uncovered: { text: string; devices: DeviceChipsText } | undefined;
  /** What a paid plan would bring to a free one. */
  more: string | undefined;
  apple: { title: string; text: string } | undefined;
  /** The three-dot menu; undefined without dots. */
  menu: { label: string; items: { href: string; label: string; danger: boolean }[] } | undefined;
  /** Where another plan is chosen; undefined where it cannot be done here. */
  change: Way | undefined;
};
