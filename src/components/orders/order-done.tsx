import type { ReactNode } from 'react';
import { PageHeader } from '../page-header.tsx';

export type OrderDoneProps = {
  heading: string;
  /** The receipt. */
  children?: ReactNode;
};

/** Shows the receipt of an order. */
export function OrderDone({ heading, children }: OrderDoneProps) {
  return (
    <>
      <PageHeader heading={heading} />
      {children}
    </>
  );
}
