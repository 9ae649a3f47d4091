import type { Stories } from '../stories.ts';
import { HistoryOutline } from './history-outline.tsx';

export const stories: Stories = { usual: <HistoryOutline /> };
