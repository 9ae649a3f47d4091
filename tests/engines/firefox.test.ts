import { journeysIn } from './journeys.ts';
import { keyboardIn } from './keyboard.ts';
import { firefox } from './support/firefox.ts';

journeysIn(firefox);
keyboardIn(firefox);
