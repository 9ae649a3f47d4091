import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:wake'?: boolean | 'idle' | 'load';
    'client:keeping'?: boolean;
    'client:migration'?: boolean;
  }
}
