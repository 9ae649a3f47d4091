import { describe, expect, it, test } from 'vitest';
import { answersOfOptions, askAnswers, optionsText, readOptions } from './questions.ts';

const given = {
  key: 'harbor',
  name: 'Harbor Home',
  host: 'account.harbor.example',
  accent: '#0c5a60',
  provider: 'recurly',
};
const free = () => undefined;

/** A person who types these lines. `asked` and `said` are what the terminal showed. */
function personTyping(...lines: string[]) {
  const asked: string[] = [];
  const said: string[] = [];
  return {
    asked,
    said,
    prompt: async (text: string) => {
      asked.push(text);
      const line = lines.shift();
      if (line === undefined) throw new Error(`nobody answers: ${text}`);
      return line;
    },
    say: (text: string) => void said.push(text),
  };
}

describe('the options', () => {
  it('are read as typed', () => {
    expect(readOptions(['--key', 'harbor', '--accent', '#0C5A60'])).toEqual({
      help: false,
      typed: { key: 'harbor', accent: '#0C5A60' },
    });
    expect(readOptions(['--help']).help).toBe(true);
  });

  it('that do not exist are refused by name', () => {
    expect(() => readOptions(['--colour', 'red'])).toThrow(/--colour/);
    expect(() => readOptions(['harbor'])).toThrow(/harbor/);
  });

  it('are all in the text of --help, with the choices there are', () => {
    for (const name of Object.keys(given)) expect(optionsText()).toContain(`--${name} `);
    expect(optionsText()).toContain('(recurly, stripe, stripeElements)');
  });

  it('that nobody gave have careful defaults', () => {
    expect(answersOfOptions(given, free)).toEqual({
      ok: true,
      answers: {
        ...given,
        scheme: 'light',
        corners: 'soft',
        typeface: 'system',
        backdrop: 'lens',
        locale: 'en-US',
        country: 'US',
      },
    });
  });

  it('say everything that is wrong at once', () => {
    const typed = { key: 'Harbor', accent: 'red', provider: 'paypal', country: 'usa', scheme: '' };
    expect(answersOfOptions(typed, free)).toEqual({
      ok: false,
      lines: [
        '--key must be lower-case letters, digits and hyphens (it was: Harbor)',
        '--name is missing',
        '--host is missing',
        '--accent must be a colour such as #0b4fd0 (six lower-case hex digits) (it was: red)',
        '--provider must be one of (recurly, stripe, stripeElements) (it was: paypal)',
        '--scheme must be written, for instance light',
        '--country must be a two-letter country code such as US (it was: usa)',
      ],
    });
  });

  test.each([
    ['accent', '#ABC', '#aabbcc'],
    ['accent', '0C5A60', '#0c5a60'],
    ['second', 'none', undefined],
    ['host', 'https://Account.Harbor.example/', 'account.harbor.example'],
    ['name', '  Harbor Home ', 'Harbor Home'],
  ])('understand the %s %s', (name, typed, understood) => {
    const read = answersOfOptions({ ...given, [name]: typed }, free);
    expect(read.ok && new Map(Object.entries(read.answers)).get(name)).toBe(understood);
  });

  it('are refused where the checkout has something against them', () => {
    const refusal = (name: string) => (name === 'key' ? 'must be another one' : undefined);
    expect(answersOfOptions(given, refusal)).toEqual({ ok: false, lines: ['--key must be another one'] });
  });
});

describe('the questions', () => {
  it('are asked one at a time, with a default in brackets that Enter takes', async () => {
    const person = personTyping('night-fox', '', '', '#123456', '', '', '', '', '', '');
    const answers = await askAnswers({ typed: {}, refusal: free, ...person });
    expect(answers).toMatchObject({
      key: 'night-fox',
      name: 'Night Fox',
      host: 'account.night-fox.example',
      accent: '#123456',
      provider: 'recurly',
    });
    expect(answers.second).toBeUndefined();
    expect(person.asked[1]).toBe('Name that people know [Night Fox]: ');
    expect(person.asked).toHaveLength(10);
    expect(person.said).toEqual([]);
  });

  it('are asked again after a wrong answer, which loses nothing', async () => {
    const person = personTyping('', 'Harbor!', 'harbor', 'nothing', '#0c5a60');
    const { name, host, provider } = given;
    const typed = { name, host, provider, accent: 'red', second: 'none' };
    const rest = { scheme: 'dark', corners: 'soft', typeface: 'system', backdrop: 'moon' };
    const answers = await askAnswers({ typed: { ...typed, ...rest }, refusal: free, ...person });
    expect(answers).toMatchObject({ ...given, scheme: 'dark', backdrop: 'moon' });
    expect(person.said).toEqual([
      '  key must be written, for instance harbor',
      '  key must be lower-case letters, digits and hyphens (it was: Harbor!)',
      '  accent must be a colour such as #0b4fd0 (six lower-case hex digits) (it was: red)',
      '  accent must be a colour such as #0b4fd0 (six lower-case hex digits) (it was: nothing)',
    ]);
  });
});
