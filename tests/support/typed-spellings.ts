/** A way to type or paste a text. */
export type Spelling = readonly [name: string, spell: (text: string) => string];

/** Writes the digits of a text in the script whose zero has this code point. */
const digitsFrom = (zero: number) => (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
const before = (mark: string) => (text: string) => mark + text;
const after = (mark: string) => (text: string) => text + mark;
const around = (open: string, close: string) => (text: string) => open + text + close;
const within = (mark: string) => (text: string) => text.slice(0, 3) + mark + text.slice(3);
const fullWidth = (text: string) =>
  text.replace(/[!-~]/g, (each) => String.fromCodePoint(each.charCodeAt(0) + 0xfee0));

/** The spellings of any address or code: each is read as the text itself. A text without digits has some of them twice. */
export const spellings: readonly Spelling[] = [
  ['Arabic digits', digitsFrom(0x660)],
  ['Persian digits', digitsFrom(0x6f0)],
  ['N’Ko digits', digitsFrom(0x7c0)],
  ['Devanagari digits', digitsFrom(0x966)],
  ['Bengali digits', digitsFrom(0x9e6)],
  ['Tamil digits', digitsFrom(0xbe6)],
  ['Thai digits', digitsFrom(0xe50)],
  ['Lao digits', digitsFrom(0xed0)],
  ['Tibetan digits', digitsFrom(0xf20)],
  ['Myanmar digits', digitsFrom(0x1040)],
  ['Khmer digits', digitsFrom(0x17e0)],
  ['Mongolian digits', digitsFrom(0x1810)],
  ['full-width digits', digitsFrom(0xff10)],
  ['mathematical bold digits', digitsFrom(0x1d7ce)],
  ['mathematical monospace digits', digitsFrom(0x1d7f6)],
  ['full-width characters', fullWidth],
  ['a zero-width space before', before('\u200b')],
  ['a left-to-right mark before', before('\u200e')],
  ['a right-to-left mark before', before('\u200f')],
  ['an Arabic letter mark after', after('\u061c')],
  ['left-to-right embedding', around('\u202a', '\u202c')],
  ['right-to-left embedding', around('\u202b', '\u202c')],
  ['a left-to-right isolate', around('\u2066', '\u2069')],
  ['a right-to-left isolate', around('\u2067', '\u2069')],
  ['a first strong isolate', around('\u2068', '\u2069')],
  ['a byte order mark before', before('\ufeff')],
  ['a soft hyphen within', within('\u00ad')],
  ['a word joiner within', within('\u2060')],
  ['a zero-width joiner within', within('\u200d')],
  ['a variation selector after', after('\ufe0f')],
  ['a null character within', within('\0')],
  ['spaces around', around('  ', ' ')],
  ['a no-break space after', after('\u00a0')],
  ['a narrow no-break space before', before('\u202f')],
  ['ideographic spaces around', around('\u3000', '\u3000')],
  ['a tab before', before('\t')],
  ['a line break after', after('\r\n')],
];

/** The spellings of a one-time code alone, in which spaces, dashes and a full stop do not count. */
export const codeSpellings: readonly Spelling[] = [
  ['a space between threes', within(' ')],
  ['a no-break space between threes', within('\u00a0')],
  ['a narrow no-break space between threes', within('\u202f')],
  ['a tab between threes', within('\t')],
  ['a line break between threes', within('\n')],
  ['spaces between all digits', (code) => [...code].join(' ')],
  ['a hyphen between threes', within('-')],
  ['a no-break hyphen between threes', within('\u2011')],
  ['a figure dash between threes', within('\u2012')],
  ['an en dash between threes', within('\u2013')],
  ['an em dash between threes', within(' \u2014 ')],
  ['a minus sign between threes', within('\u2212')],
  ['a full-width hyphen between threes', (code) => fullWidth(within('-')(code))],
  ['a prolonged sound mark between threes', (code) => fullWidth(within('ー')(code))],
  ['a full stop after', after('.')],
  ['a full-width full stop after', (code) => fullWidth(`${code}.`)],
  ['an ideographic full stop after', (code) => fullWidth(`${code}。`)],
  [
    'Arabic digits in a right-to-left isolate',
    (code) => `\u2067${digitsFrom(0x660)(within(' ')(code))}\u2069.`,
  ],
];

/** What is no code of six digits, though it looks like one. */
export const noCodes: readonly (readonly [name: string, typed: string])[] = [
  ['nothing', ''],
  ['five digits', '12345'],
  ['seven digits', '1234567'],
  ['seven Arabic digits', '١٢٣٤٥٦٧'],
  ['the letter O', '12345O'],
  ['the letter l', 'l23456'],
  ['a Cyrillic letter', '12З456'],
  ['an Arabic letter', 'ا23456'],
  ['Chinese numerals', '一二三四五六'],
  ['a Roman numeral', '12345Ⅵ'],
  ['a Tibetan half digit', '12345\u0f2a'],
  ['a fraction', '1234½'],
  ['a decimal point', '123.456'],
  ['a sign', '+123456'],
  ['an exponent', '1e5000'],
  ['a dash alone', '-'],
];
