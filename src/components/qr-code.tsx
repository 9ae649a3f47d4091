export type QrCodeProps = {
  /** Number of modules per side, including the quiet zone. */
  size: number;
  /** The dark modules, as an SVG path. */
  path: string;
  /** The accessible name. */
  label: string;
};

/** A QR code, dark on light in both colour schemes, because scanners need that contrast. */
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
