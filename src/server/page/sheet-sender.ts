import { contrastRatio } from '../../brands/theme.ts';
import type { SheetHeadProps } from '../../components/billing/sheet-head.tsx';
import { frameLogo } from './page-frame.ts';
import type { RequestContext } from '../request/request-context.ts';

/** Returns who sends a sheet that is printed: the brand, its address for questions, and its logo. */
export function sheetSender(context: RequestContext): SheetHeadProps['from'] {
  const { key, displayName, support, theme } = context.brand;
  return {
    name: displayName,
    logo: { src: `/brands/${key}/logo.svg`, ...frameLogo(context).logo },
    // A logo for a dark header is printed in black: its own background would be a plate of ink.
    isLogoLight: contrastRatio(theme.light.header, '#ffffff') > 3,
    email: support.email,
  };
}
