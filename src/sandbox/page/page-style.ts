import { brandCss } from '../../brands/brand-css.ts';
import type { SandboxBrand } from '../catalogue/sandbox-brands.ts';
import type { SandboxBrands } from '../catalogue/sandbox-brands.ts';
import moneyCss from './page-money.css?raw';
import partsCss from './page-parts.css?raw';
import pageCss from './page.css?raw';

/** Returns the page's style sheet in the colours of its brand, with a coloured dot per brand. */
export function pageStyle({ byKey }: SandboxBrands, brand: SandboxBrand): string {
  const dots = [...byKey.values()].map(({ key, theme }) => `.dot-${key}{background:${theme.light.accent}}`);
  return `${brandCss(brand.theme)}\n${dots.join('')}\n${pageCss}\n${partsCss}\n${moneyCss}`;
}
