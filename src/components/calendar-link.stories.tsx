import { payment } from '../copy/en/billing/payment.ts';
import { CalendarLink } from './calendar-link.tsx';
import type { Stories } from './stories.ts';

export const stories: Stories = {
  'the days of a page': <CalendarLink href="#calendar" label={payment.addToCalendar} />,
};
