import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './prepare.mjs';
import { platformCalls } from './platform-calls-text.mjs';
import { platformQuestions } from './platform-questions-text.mjs';

// node scripts/platform-questions.mjs: writes the two documents that are made of the table of platform calls.
writeFileSync(path.join(root, 'docs/platform-questions.md'), await platformQuestions());
writeFileSync(path.join(root, 'docs/product/platform.md'), await platformCalls());
