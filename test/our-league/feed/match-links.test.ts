import { describe, expect, it } from 'vitest';
import { editorial, type Json } from '../../fixtures/feed.ts';
import { context, forge, read } from '../../fixtures/schedule.ts';

const readOne = (over: Json, match = forge, by = context) => read(match, over, by);

describe('broadcasters are name|url, or empty', () => {
  const read = (broadcasters: unknown, more: Json = {}) =>
    readOne({ editorial: editorial({ broadcasters, ...more }) });

  it('those with a name are listed, with their address where it is valid', () => {
    const broadcasters = {
      broadcasterNational1: 'One Channel|https://watch.test/live',
      broadcasterNational2: '',
      broadcasterNational3: ' Other Channel | https://Other.test?a=b ',
      broadcasterInternational1: 'Radio',
      broadcasterInternational2: 'Nowhere|',
      broadcasterInternational3: '|https://nameless.test/',
    };
    expect(read(broadcasters)?.broadcasters).toEqual([
      { name: 'One Channel', url: 'https://watch.test/live' },
      { name: 'Other Channel', url: 'https://other.test/?a=b' },
      { name: 'Radio', url: null },
      { name: 'Nowhere', url: null },
    ]);
  });

  it.for([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'ftp://files.test/',
    '//protocol-relative.test',
    '/path',
    'watch.test',
    'https://',
    'https:// spaced .test',
    'http://watch.test/',
    'https://tickets.test@other.test/',
    `https://watch.test/${'a'.repeat(2000)}`,
  ])('%j is no address', (url) => {
    const match = read({ one: `One Channel|${url}` }, { highlightsUrl: url, ticketsUrl: url });
    expect(match?.broadcasters).toEqual([{ name: 'One Channel', url: null }]);
    expect(match).toMatchObject({ highlights_url: null, tickets_url: null });
  });

  it('none, or something else, gives an empty list', () => {
    for (const broadcasters of [
      undefined,
      null,
      {},
      [],
      '',
      'One Channel',
      { one: null, two: 7, three: {} },
    ]) {
      expect(read(broadcasters)?.broadcasters).toEqual([]);
    }
    for (const editorial of [undefined, null]) {
      expect(readOne({ editorial })).toMatchObject({
        broadcasters: [],
        highlights_url: null,
        tickets_url: null,
      });
    }
  });

  it('an address has its normal form, in which nothing is invisible', () => {
    const { tickets_url } = read({}, { ticketsUrl: 'HTTPS://Tickets.test/a b\n\u202ec' }) ?? {};
    expect(tickets_url).toBe('https://tickets.test/a%20b%E2%80%AEc');
  });

  it('highlights and tickets are addresses, or unknown', () => {
    const urls = { highlightsUrl: 'https://pictures.test/1', ticketsUrl: 'https://tickets.test/1' };
    expect(read({}, urls)).toMatchObject({
      highlights_url: 'https://pictures.test/1',
      tickets_url: 'https://tickets.test/1',
    });
    expect(read({}, { highlightsUrl: '', ticketsUrl: null })).toMatchObject({
      highlights_url: null,
      tickets_url: null,
    });
  });
});
