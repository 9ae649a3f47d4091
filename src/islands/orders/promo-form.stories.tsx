import type { Stories } from '../../components/stories.ts';
import { copyFor } from '../../copy/copy.ts';
import { PromoForm } from './promo-form.tsx';

const words = copyFor('order', 'en', { copy: {} });

export const stories: Stories = {
  usual: <PromoForm action="/api/orders/promo?account=sample" lastTry={undefined} words={words} />,
  'the last code was rejected': (
    <>
      <PromoForm action="/api/orders/promo?account=sample" lastTry="rejected" words={words} />
      <p id="promo-tried">Promo code nope is not valid</p>
    </>
  ),
};
