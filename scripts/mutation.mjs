import { ensureInstalled, exitWith, run, step } from './prepare.mjs';

// npm run mutation: changes rules one at a time and checks that a test fails. Each of the two parts takes half an hour.
const asked = process.argv.slice(2);
const rules = asked.length > 0 ? asked : ['domain', 'server'];
const unknown = rules.find((name) => name !== 'domain' && name !== 'server');
if (unknown) exitWith(`Not ${unknown}: npm run mutation -- domain, or server, or neither for both`);

ensureInstalled();
for (const name of rules) {
  step(`Changing the rules of src/${name}, one at a time…`);
  const env = { MUTATED_RULES: name };
  if (run('stryker', ['run', 'tests/mutation/stryker.config.ts'], { env }) !== 0)
    exitWith(`The tests of src/${name} hold too little: see above.`);
}
