import { payment } from '../../copy/en/billing/payment.ts';
import { price } from '../../copy/en/orders/price.ts';
import { sampleTexts, type Stories } from '../stories.ts';
import { UpcomingChanges } from './upcoming-changes.tsx';

type Occasion = Extract<keyof typeof payment, `ahead_${string}`>;

function line(day: string, date: string, occasion: Occasion, amount: string | undefined) {
  return { id: day, day, date, what: sampleTexts(payment, occasion).join(), amount };
}

export const stories: Stories = {
  'a discount that ends': (
    <UpcomingChanges
      words={payment}
      calendar="#calendar"
      lines={[line('2027-02-03', 'February 3, 2027', 'ahead_discountEnds', '$9.99 per month')]}
      sum={sampleTexts(payment, 'upcomingSum').join()}
    />
  ),
  'a change, and amounts that are not known to the cent': (
    <UpcomingChanges
      words={payment}
      calendar="#calendar"
      lines={[
        line('2026-12-03', 'December 3, 2026', 'ahead_changes', sampleTexts(price, 'amountMost').join()),
        line('2027-01-03', 'January 3, 2027', 'ahead_renews', sampleTexts(price, 'amountMostPlusTax').join()),
        line(
          '2027-02-28',
          sampleTexts(payment, 'upcomingAbout').join(),
          'ahead_renews',
          payment.upcomingUnknown,
        ),
      ]}
      sum={undefined}
    />
  ),
  'a plan that ends': (
    <UpcomingChanges
      words={payment}
      calendar="#calendar"
      lines={[line('2026-12-03', 'December 3, 2026', 'ahead_ends', undefined)]}
      sum={undefined}
    />
  ),
};
