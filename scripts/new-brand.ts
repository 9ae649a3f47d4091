import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { brandSet } from '../src/brands/checked-brands.ts';
import { brandModules, environmentNamed, environments, SANDBOX } from './brand-files.ts';
import { brandFileText, firstDayBrand } from '../tools/new-brand/brand-file.ts';
import { iconSvg, logoSvg, touchIconPng } from '../tools/new-brand/marks.ts';
import { proposePalettes } from '../tools/new-brand/palette.ts';
import { answersOfOptions, askAnswers, optionsText, readOptions } from '../tools/new-brand/questions.ts';
import { refusalOf } from '../tools/new-brand/refusal.ts';
import { whatIsLeftText } from '../tools/new-brand/what-is-left.ts';
import { exitWith, root } from './prepare.mjs';

// npm run new-brand: writes the file and the images of a brand from a few answers, asked on a terminal or given as options.

import type { Answers, Typed } from '../tools/new-brand/questions.ts';
import type { BrandInput } from '../src/brands/brand-schema.ts';

const usage = `npm run new-brand -- [options]\n\n${optionsText()}`;
const isOnTerminal = process.stdin.isTTY && process.stdout.isTTY;

try {
  const { help, typed } = readOptions(process.argv.slice(2));
  if (help) console.log(`${usage}\n\nOn a terminal, what no option says is asked.`);
  else if (isOnTerminal) await newBrandByAsking(typed);
  else await newBrandByOptions(typed);
} catch (error) {
  exitWith(isAbort(error) ? 'Stopped. Nothing was written.' : errorText(error));
}

async function newBrandByOptions(typed: Typed) {
  const read = answersOfOptions(typed, await refusal());
  if (!read.ok) throw new Error(`${read.lines.join('\n')}\n\n${usage}`);
  await create(read.answers);
}

async function newBrandByAsking(typed: Typed) {
  const ended = new AbortController();
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // Ctrl+C and Ctrl+D end the questions.
  terminal.once('close', () => ended.abort());
  const prompt = (text: string) => terminal.question(text, { signal: ended.signal });
  console.log(
    'A new brand, in a few questions. Enter takes what stands in brackets; Ctrl+C stops and writes nothing.\n',
  );
  const say = (text: string) => console.log(text);
  const answers = await askAnswers({ typed, refusal: await refusal(), prompt, say });
  terminal.close();
  await create(answers);
}

/** What to refuse in an answer, because something of this checkout has the name or the host already. */
async function refusal() {
  const modules = await brandModules();
  const all = await environments();
  const sources = globSync('{src,functions}/**/*.{ts,tsx,astro}', { cwd: root })
    .filter((file) => !/^src[\\/]brands[\\/]data[\\/]|\.(test|stories)\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(root, file), 'utf8'));
  return refusalOf({
    keys: Object.keys(modules).map((file) => path.basename(file, '.ts')),
    hosts: all.flatMap((environment) => [...brandSet(modules, environment).byHost.keys()]),
    hasImages: (key) => existsSync(imagesOf(key)),
    sources,
  });
}

/** Writes the brand and says what is left to do. Everything is drawn and checked before the first file is written. */
async function create(answers: Answers) {
  const { key, name, accent, second } = answers;
  const proposal = proposePalettes(accent, second);
  const brand = firstDayBrand(answers, proposal);
  const text = await brandFileText(brand, root);
  await checkBesideOthers(brand);
  const { light, dark, radius } = brand.theme;
  const marks = { name, radius, light, dark };
  const images = imagesOf(key);
  const files: [file: string, content: string | Buffer][] = [
    [path.join(images, 'logo.svg'), logoSvg(marks)],
    [path.join(images, 'icon.svg'), iconSvg(marks)],
    [path.join(images, 'touch-icon.png'), await touchIconPng(marks)],
    [path.join(root, 'src/brands/data', `${key}.ts`), text],
  ];
  writeAll(images, files);
  for (const scheme of ['light', 'dark'] as const) {
    const why = proposal.why[scheme];
    if (why) console.log(`The ${scheme} scheme has the accent ${proposal[scheme].accent}: ${why}.`);
  }
  const written = files.map(([file]) => `  ${path.relative(root, file)}`).join('\n');
  console.log(`\nWritten:\n${written}\n\n${whatIsLeftText(answers)}`);
  const address = `http://${key}.localhost:${process.env.PORT ?? '8787'}`;
  console.log(`\nTo see it: npm run dev, then ${address}/gallery; its sign-in is ${address}`);
}

/** Throws an `Error` where the brand cannot be one of the brands of the sandbox, which is where it is seen first. */
async function checkBesideOthers(brand: BrandInput) {
  const modules = { ...(await brandModules()), [`./data/${brand.key}.ts`]: { brand } };
  brandSet(modules, await environmentNamed(SANDBOX));
}

/** Writes files that are not there yet; where one fails, none is left. */
function writeAll(images: string, files: readonly (readonly [file: string, content: string | Buffer])[]) {
  const written = [];
  mkdirSync(images);
  try {
    for (const [file, content] of files) {
      writeFileSync(file, content, { flag: 'wx' });
      written.push(file);
    }
  } catch (error) {
    for (const file of written) rmSync(file);
    rmSync(images, { recursive: true });
    throw error;
  }
}

function imagesOf(key: string) {
  return path.join(root, 'public/brands', key);
}

function isAbort(error: unknown) {
  return error instanceof Error && error.name === 'AbortError';
}

function errorText(error: unknown) {
  const isOption =
    error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  return isOption ? `${error.message}\n\n${usage}` : error instanceof Error ? error.message : String(error);
}
