import type { Theme } from './theme.ts';

/**
 * The drawing behind each brand's visitor pages: CSS background layers above `--background`, in the colours
 * `--backdrop-near` and `--backdrop-far`. Text must be readable on both colours (see `contrastPairs`), and the drawing
 * is purely decorative.
 */
export const backdrops: Record<Theme['backdrop'], string> = {
  beams:
    'linear-gradient(112deg,#0000 62%,var(--backdrop-near) 0 74%,#0000 0),' +
    'linear-gradient(112deg,#0000 78%,var(--backdrop-far) 0 83%,#0000 0),' +
    'linear-gradient(112deg,var(--backdrop-far) 9%,#0000 0 14%,var(--backdrop-near) 0 16%,#0000 0)',
  sun:
    'radial-gradient(circle at 88% -4rem,var(--backdrop-near) 19rem,#0000 calc(19rem + 1px)),' +
    'radial-gradient(circle at 0 100%,var(--backdrop-far) 22rem,#0000 calc(22rem + 1px))',
  plan:
    'radial-gradient(48rem 34rem at 50% 22rem,var(--background) 45%,#0000),' +
    'linear-gradient(var(--backdrop-near) 2px,#0000 0) 50% 0/4rem 4rem,' +
    'linear-gradient(90deg,var(--backdrop-near) 2px,#0000 0) 50% 0/4rem 4rem',
  lens:
    'radial-gradient(circle at 90% 7rem,var(--backdrop-far) 2.5rem,#0000 calc(2.5rem + 1px) 4.25rem,var(--backdrop-near) calc(4.25rem + 1px) 8rem,#0000 calc(8rem + 1px) 9.25rem,var(--backdrop-far) calc(9.25rem + 1px) 9.75rem,#0000 calc(9.75rem + 1px)),' +
    'radial-gradient(circle at 4% 88%,var(--backdrop-near) 4rem,#0000 calc(4rem + 1px) 6.5rem,var(--backdrop-far) calc(6.5rem + 1px) 11rem,#0000 calc(11rem + 1px))',
  bubbles:
    'radial-gradient(circle at 6% 9rem,var(--backdrop-near) 8rem,#0000 calc(8rem + 1px)),' +
    'radial-gradient(circle at 97% 3rem,var(--backdrop-far) 10rem,#0000 calc(10rem + 1px)),' +
    'radial-gradient(circle at 84% 22rem,var(--backdrop-near) 3rem,#0000 calc(3rem + 1px)),' +
    'radial-gradient(circle at 14% 30rem,var(--backdrop-far) 2rem,#0000 calc(2rem + 1px)),' +
    'radial-gradient(circle at 92% 100%,var(--backdrop-near) 14rem,#0000 calc(14rem + 1px))',
  ripples:
    'repeating-radial-gradient(circle at 50% 120%,var(--backdrop-near) 0 7rem,var(--backdrop-far) 0 14rem)',
  // The glow lies over the moon: the disc that cuts it then has the same colour as what is around it, at any height.
  moon:
    'radial-gradient(90rem 30rem at 50% 108%,var(--backdrop-near),#0000 80%),' +
    'radial-gradient(circle at calc(84% - 2.4rem) 9rem,var(--background) 4.6rem,#0000 calc(4.6rem + 1px)),' +
    'radial-gradient(circle at 84% 10rem,var(--backdrop-far) 5rem,#0000 calc(5rem + 1px)),' +
    'radial-gradient(circle at 12% 11rem,light-dark(var(--backdrop-far),var(--focus)) 1px,#0000 2px),' +
    'radial-gradient(circle at 21% 22rem,light-dark(var(--backdrop-far),var(--focus)) 1px,#0000 2px),' +
    'radial-gradient(circle at 7% 60%,light-dark(var(--backdrop-far),var(--focus)) 1px,#0000 2px),' +
    'radial-gradient(circle at 78% 64%,light-dark(var(--backdrop-far),var(--focus)) 1px,#0000 2px),' +
    'radial-gradient(circle at 93% 48%,light-dark(var(--backdrop-far),var(--focus)) 1px,#0000 2px)',
};
