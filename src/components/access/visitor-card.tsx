import type { ReactNode } from 'react';
import { Card } from '../card.tsx';

export type VisitorCardProps = {
  title: string;
  children?: ReactNode;
};

/** The card of a visitor page, with the title of the page. */
export function VisitorCard({ title, children }: VisitorCardProps) {
  return (
    <Card raised>
      <div>
        <h1>{title}</h1>
        {children}
      </div>
    </Card>
  );
}
