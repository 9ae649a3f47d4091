import '../styles/qr-code.css';

export type QrCodeProps = {
  /** Modules along a side, with the empty edge. */
  size: number;
  /** The dark modules, as an SVG path. */
  path: string;
  /** What a screen reader hears. */
  label: string;
};

/** A QR code: dark on light in either theme, for a camera needs it so. */
export function QrCode({ size, path, label }: QrCodeProps) {
  return (
    <svg
      className="qr-code"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
