import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:touch'?: boolean;
    'client:early'?: boolean;
    'client:keeping'?: boolean;
    'client:migration'?: boolean;
  }
}
