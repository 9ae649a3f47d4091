import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import * as z from 'zod';
import { parsePortalMessage } from '../../docs/native-bridge/samples/portal-message.ts';
import { nativeMessage } from '../../src/contracts/native-message.ts';
import { eventSchemas } from '../support/native-contract.ts';

/*
 * What the guide for an app's developer hands out (docs/native-bridge.md): messages to replay, their schema, and samples.
 */

const guide = path.join(import.meta.dirname, '../../docs/native-bridge');
const read = (file: string) => readFileSync(path.join(guide, file), 'utf8');
const messages = z.array(z.record(z.string(), z.unknown())).parse(JSON.parse(read('messages.json')));
const samples = ['portal-view.swift', 'portal-activity.kt', 'portal-message.ts'];

describe('the messages to replay', () => {
  it.each(messages.map((message) => [JSON.stringify(message), message]))(
    '%s is one of the contract, and of its schema',
    (_text, message) => {
      expect(nativeMessage.safeParse(message)).toMatchObject({ success: true });
      const schema = z.fromJSONSchema(JSON.parse(read('messages.schema.json')));
      expect(schema.safeParse(message)).toMatchObject({ success: true });
    },
  );

  it.each(eventSchemas.map(({ event, properties, required }) => ({ event, properties, required })))(
    'have every value of $event, with and without what may be left out',
    ({ event, properties, required }) => {
      const ofEvent = messages.filter((message) => message['event'] === event);
      for (const [name, { enum: values = [] }] of Object.entries(properties)) {
        expect(new Set(ofEvent.map((message) => message[name]))).toEqual(
          expect.toSatisfy((found: Set<unknown>) => values.every((value) => found.has(value))),
        );
        expect(ofEvent.some((message) => name in message)).toBe(true);
        expect(ofEvent.some((message) => !(name in message))).toBe(!required.includes(name));
      }
    },
  );
});

describe('the sample for React Native', () => {
  it.each(messages.map((message) => [JSON.stringify(message)]))('reads %s', (text) => {
    const { protocol: _, capabilities: __, ...fields } = JSON.parse(text);
    expect(parsePortalMessage(text)).toEqual(fields);
  });

  it('leaves out a field that it does not know', () => {
    const text = '{"event":"SESSION_ENDED","reason":"new-reason","nextPath":7,"more":{"a":1}}';
    expect(parsePortalMessage(text)).toEqual({ event: 'SESSION_ENDED', reason: 'new-reason' });
  });

  test.each([
    '',
    '{',
    'null',
    '7',
    '"HELLO"',
    '[]',
    '[{"event":"NAVIGATE_BACK"}]',
    '{}',
    '{"event":"NEW_EVENT"}',
    '{"event":["NAVIGATE_BACK"]}',
    '{"event":"HELLO","version":3}',
    '{"event":"HELLO","protocol":"account-portal","version":"3"}',
    '{"event":"SHOW_ALERT","subtype":"CHECKOUT_LATER"}',
    '{"event":"CHANGE_ENDED","change":"card"}',
    '{"event":"CHANGE_ENDED","change":"card","outcome":"later"}',
    '{"event":"SESSION_ENDED"}',
    '{"event":"OPEN_LINK"}',
    '{"event":"OPEN_LINK","url":"javascript:alert(1)"}',
    '{"event":"OPEN_LINK","url":"file:///etc/hosts"}',
    '{"event":"SHARE_FILE","name":"a.pdf","type":"application/pdf"}',
    '{"event":"SHARE_FILE","name":"","type":"application/pdf","base64":""}',
  ])('ignores %s', (text) => {
    expect(parsePortalMessage(text)).toBeUndefined();
  });
});

it.each(samples)('the sample %s names every event of the contract', (file) => {
  const text = read(`samples/${file}`);
  expect(
    eventSchemas
      .map(({ event }) => event)
      .filter((event) => !text.includes(`"${event}"`) && !text.includes(`'${event}'`)),
  ).toEqual([]);
});
