import type { ReactNode } from 'react';
import type { ClientKind } from '../../../domain/access/user-agent-info.ts';

export type ClientDrawingProps = { kind: ClientKind };

/** Draws the kind of machine a browser runs on, in the current text colour. */
export function ClientDrawing({ kind }: ClientDrawingProps) {
  return (
    <svg className="client-drawing" viewBox="0 0 24 24" aria-hidden="true">
      {shapes[kind]}
    </svg>
  );
}

const shapes: Record<ClientKind, ReactNode> = {
  computer: (
    <>
      <rect x="4" y="4.5" width="16" height="11" rx="1.5" />
      <path d="M1.75 19h20.5" />
    </>
  ),
  phone: (
    <>
      <rect x="6.75" y="2.5" width="10.5" height="19" rx="2.25" />
      <path d="M10.75 18.5h2.5" />
    </>
  ),
  tablet: (
    <>
      <rect x="4" y="3" width="16" height="18" rx="2" />
      <path d="M10.75 18h2.5" />
    </>
  ),
  unknown: (
    <>
      <circle cx="12" cy="12" r="8.75" />
      <path d="M3.25 12h17.5M12 3.25c5 5 5 12.5 0 17.5M12 3.25c-5 5-5 12.5 0 17.5" />
    </>
  ),
};
