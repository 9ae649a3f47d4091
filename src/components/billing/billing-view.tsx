import type { ReactNode } from 'react';
import { PageHeader } from '../page-header.tsx';

export type BillingViewProps = {
  title: string;
  lead: string;
  form?: ReactNode;
  /** The question of the bank about the card just entered. */
  challenge?: ReactNode;
};

/** Shows the card form, and the question of the bank where it has one. */
export function BillingView({ title, lead, form, challenge }: BillingViewProps) {
  return (
    <>
      <PageHeader heading={title} lead={lead} />
      {form}
      {challenge}
    </>
  );
}
