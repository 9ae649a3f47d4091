import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './prepare.mjs';
import { platformQuestions } from './platform-questions-text.mjs';

// node scripts/platform-questions.mjs: writes docs/platform-questions.md from the table of platform calls.
writeFileSync(path.join(root, 'docs/platform-questions.md'), await platformQuestions());
