import type { Stories } from '../stories.ts';
import { PlanCardOutline } from './plan-card-outline.tsx';

export const stories: Stories = { usual: <PlanCardOutline /> };
