import { journeysIn } from './journeys.ts';
import { firefox } from './support/firefox.ts';

journeysIn(firefox);
