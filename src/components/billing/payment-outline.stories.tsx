import type { Stories } from '../stories.ts';
import { PaymentOutline } from './payment-outline.tsx';

export const stories: Stories = { usual: <PaymentOutline /> };
