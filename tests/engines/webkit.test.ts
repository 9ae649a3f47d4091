import { journeysIn } from './journeys.ts';
import { keyboardIn } from './keyboard.ts';
import { webKit } from './support/webkit.ts';

journeysIn(webKit);
keyboardIn(webKit);
