import type { ReactNode } from 'react';
import { deviceKinds, type DeviceKind } from '../domain/devices/device-kind.ts';

export type DeviceDrawingProps = { kind: DeviceKind };

/** Draws a device in the current text colour. The page must also contain `DeviceDrawings` once. */
export function DeviceDrawing({ kind }: DeviceDrawingProps) {
  return (
    <svg className="device-drawing" aria-hidden="true">
      <use href={`#device-${kind}`} />
    </svg>
  );
}

/** The shapes of all drawings, defined once per page so that each device is only a reference to one. */
export function DeviceDrawings() {
  return (
    <svg className="device-drawings" aria-hidden="true">
      {deviceKinds.map((kind) => (
        <symbol key={kind} id={`device-${kind}`} viewBox="0 0 24 24">
          {shapes[kind]}
        </symbol>
      ))}
    </svg>
  );
}

const shapes: Record<DeviceKind, ReactNode> = {
  doorbell: (
    <>
      <rect x="7" y="2.5" width="10" height="19" />
      <circle cx="12" cy="8" r="2.5" />
      <circle cx="12" cy="16.5" r="1.75" />
    </>
  ),
  floodlight: (
    <>
      <rect x="1.5" y="4" width="7.5" height="6" />
      <rect x="15" y="4" width="7.5" height="6" />
      <path d="M9 7h6M12 7v4.5" />
      <circle cx="12" cy="16" r="4.5" />
      <circle cx="12" cy="16" r="1.5" />
    </>
  ),
  panTilt: (
    <>
      <circle cx="12" cy="9.5" r="6.5" />
      <circle cx="12" cy="9.5" r="2.5" />
      <path d="M8.5 15l-1 6h9l-1-6M3.5 13c-2 1.2-2 2.6 0 3.6M20.5 13c2 1.2 2 2.6 0 3.6" />
    </>
  ),
  outdoor: (
    <>
      <rect x="2.5" y="5.5" width="15" height="8.5" />
      <circle cx="7" cy="9.75" r="2" />
      <path d="M11 14v2.5a2 2 0 0 0 2 2h7.5M20.5 15v7" />
    </>
  ),
  indoor: (
    <>
      <rect x="5.5" y="2.5" width="13" height="13" />
      <circle cx="12" cy="9" r="3" />
      <path d="M12 15.5V18M7.5 21.5c0-4.6 9-4.6 9 0z" />
    </>
  ),
  other: (
    <>
      <rect x="3.5" y="6" width="17" height="12" />
      <circle cx="12" cy="12" r="3" />
      <path d="M17 9.25h.5" />
    </>
  ),
};
