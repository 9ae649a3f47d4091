import { Badge } from './badge.tsx';
import type { Stories } from './stories.ts';

export const stories: Stories = {
  neutral: <Badge text="Voided" />,
  accent: <Badge text="Most popular" kind="accent" />,
  success: <Badge text="Active" kind="success" />,
  warning: <Badge text="Trial" kind="warning" />,
  danger: <Badge text="Past due" kind="danger" />,
  info: <Badge text="Pending" kind="info" />,
};
