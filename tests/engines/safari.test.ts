import { journeysIn } from './journeys.ts';
import { keyboardIn } from './keyboard.ts';
import { safari } from './support/safari.ts';

journeysIn(safari);
keyboardIn(safari);
