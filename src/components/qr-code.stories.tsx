import { QrCode } from './qr-code.tsx';
import type { Stories } from './stories.ts';

/** A drawing that looks like a QR code and encodes nothing. */
const path =
  'M4 4h7v1H4zM4 5h1v5H4zM10 5h1v5H10zM4 10h7v1H4zM6 6h3v3H6zM14 4h7v7H14zM4 14h7v7H4zM13 13h4v2H13z';

export const stories: Stories = {
  usual: <QrCode size={25} path={path} label="QR code: Get it on Google Play" />,
};
