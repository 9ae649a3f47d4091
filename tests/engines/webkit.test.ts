import { journeysIn } from './journeys.ts';
import { webKit } from './support/webkit.ts';

journeysIn(webKit);
