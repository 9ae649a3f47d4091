import { journeysIn } from './journeys.ts';
import { safari } from './support/safari.ts';

journeysIn(safari);
