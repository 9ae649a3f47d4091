import { copyFor } from '../../copy/copy.ts';
import type { Stories } from '../stories.ts';
import { OrderOutline } from './order-outline.tsx';

const { title, lead } = copyFor('order', 'en', { copy: {} });

export const stories: Stories = { usual: <OrderOutline heading={title} lead={lead} /> };
