import { payment } from '../../copy/en/billing/payment.ts';
import { price } from '../../copy/en/orders/price.ts';
import { sampleTexts, type Stories } from '../stories.ts';
import { type UpcomingLineText, UpcomingChargesList } from './upcoming-charges-list.tsx';

type Occasion = Extract<keyof typeof payment, `ahead_${string}`>;

function line(day: string, date: string, occasion: Occasion, amount: string | undefined): UpcomingLineText {
  return { id: day, day, date, what: sampleTexts(payment, occasion).join(), amount };
}

const inAll = sampleTexts(payment, 'upcomingSum').join();

export const stories: Stories = {
  'a trial, and a discount that ends': (
    <UpcomingChargesList
      words={payment}
      calendar="#calendar"
      lines={[
        line('2026-12-03', 'December 3, 2026', 'ahead_trialEnds', '$7.99'),
        line('2027-01-03', 'January 3, 2027', 'ahead_renews', '$7.99'),
        line('2027-02-03', 'February 3, 2027', 'ahead_discountEnds', '$9.99'),
        line('2027-03-03', 'March 3, 2027', 'ahead_renews', '$9.99'),
      ]}
      more={{
        label: sampleTexts(payment, 'upcomingMore').join(),
        lines: [
          line('2027-04-03', 'April 3, 2027', 'ahead_renews', '$9.99'),
          line('2027-05-03', 'May 3, 2027', 'ahead_renews', '$9.99'),
        ],
      }}
      sum={inAll}
    />
  ),
  'a change, and amounts that are not known to the cent': (
    <UpcomingChargesList
      words={payment}
      calendar="#calendar"
      lines={[
        line('2026-12-03', 'December 3, 2026', 'ahead_changes', sampleTexts(price, 'amountMost').join()),
        line('2027-01-03', 'January 3, 2027', 'ahead_renews', sampleTexts(price, 'amountMostPlusTax').join()),
        line('2027-02-03', 'February 3, 2027', 'ahead_renews', payment.upcomingUnknown),
      ]}
      more={undefined}
      sum={payment.upcomingNote}
    />
  ),
  'days that may be later': (
    <UpcomingChargesList
      words={payment}
      calendar="#calendar"
      lines={[
        line('2027-02-28', 'February 28, 2027', 'ahead_renews', '$7.99'),
        line('2027-03-28', sampleTexts(payment, 'upcomingAbout').join(), 'ahead_renews', '$7.99'),
      ]}
      more={undefined}
      sum={inAll}
    />
  ),
  'a plan that ends': (
    <UpcomingChargesList
      words={payment}
      calendar="#calendar"
      lines={[line('2026-12-03', 'December 3, 2026', 'ahead_ends', undefined)]}
      more={undefined}
      sum={undefined}
    />
  ),
};
