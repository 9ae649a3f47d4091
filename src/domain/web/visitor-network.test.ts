import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { visitorNetwork } from './visitor-network.ts';

describe('an IPv4 address is its own network', () => {
  test.each([
    ['192.0.2.1', '192.0.2.1'],
    [' 192.0.2.1 ', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:192.0.2.1', '192.0.2.1'],
    ['::ffff:c000:201', '192.0.2.1'],
    ['0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1'],
  ])('%j is %s', (address, network) => {
    expect(visitorNetwork(address)).toBe(network);
  });
});

describe('an IPv6 address counts by its first 64 bits', () => {
  test.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:0:0:1::', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('%s is in %s', (address, network) => {
    expect(visitorNetwork(address)).toBe(network);
  });

  const group = fc.nat({ max: 0xffff });
  const prefix = fc.tuple(group, group, group, group);
  const text = (groups: readonly number[]) => groups.map((each) => each.toString(16)).join(':');

  it('gives every address of one /64 the same network, in any spelling', () => {
    fc.assert(
      fc.property(prefix, prefix, prefix, (network, one, other) => {
        // A prefix of zeros holds the mapped addresses, which are IPv4.
        fc.pre(network.some((each) => each !== 0));
        const first = visitorNetwork(text([...network, ...one]));
        expect(visitorNetwork(text([...network, ...other]).toUpperCase())).toBe(first);
        const padded = [...network, ...other].map((each) => each.toString(16).padStart(4, '0')).join(':');
        expect(visitorNetwork(padded)).toBe(first);
        expect(visitorNetwork(`${text(network)}::`)).toBe(first);
        const short = new URL(`http://[${text([...network, ...other])}]`).hostname.slice(1, -1);
        expect(visitorNetwork(short)).toBe(first);
      }),
    );
  });

  it('gives addresses of two /64 different networks', () => {
    fc.assert(
      fc.property(prefix, prefix, group, (one, other, host) => {
        fc.pre(text(one) !== text(other) && [one, other].every((each) => each.some((part) => part !== 0)));
        expect(visitorNetwork(`${text(one)}::${host.toString(16)}`)).not.toBe(
          visitorNetwork(`${text(other)}::${host.toString(16)}`),
        );
      }),
    );
  });
});

describe('an unreadable address is in the network `unknown`', () => {
  test.each([
    [''],
    ['unknown'],
    ['__proto__'],
    ['192.0.2'],
    ['192.0.2.1.5'],
    ['999.0.2.1'],
    ['192.0.2.1, 198.51.100.1'],
    ['1:2:3:4'],
    ['1:2:3:4:5:6:7:8:9'],
    ['1::2::3'],
    ['12345::1'],
    ['g::1'],
    [':'],
    [':::'],
    ['[2001:db8::1]'],
    ['2001:db8::1:443:x'],
  ])('%j', (address) => {
    expect(visitorNetwork(address)).toBe('unknown');
  });

  // The first string of any characters takes fast-check a second, and longer on a busy machine.
  it('never throws and never returns the text itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (address) => {
        expect(visitorNetwork(address)).toMatch(
          /^(unknown|\d+(\.\d+){3}|[0-9a-f]{1,4}(:[0-9a-f]{1,4}){3}::\/64)$/,
        );
      }),
    );
  });
});
