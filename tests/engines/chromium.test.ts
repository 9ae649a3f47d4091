import { keyboardIn } from './keyboard.ts';
import { chromium } from './support/chromium.ts';

keyboardIn(chromium);
