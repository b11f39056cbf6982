import { expect, it } from 'vitest';
import { renderSecurityText } from '../../../../build/render/headers.ts';

it('security.txt has the required fields, and expires within a year of the data', () => {
  const text = renderSecurityText('https://example.org/owner/name/', '2026-08-07');
  expect(text).toBe(
    'Contact: https://example.org/owner/name/security/advisories/new\n' +
      'Policy: https://example.org/owner/name/security/policy\n' +
      'Expires: 2027-08-02T00:00:00.000Z\n' +
      'Preferred-Languages: en\n',
  );
});

it('security.txt names its own address where the site has one', () => {
  const text = renderSecurityText('https://example.org/owner/name', '2026-08-07', 'https://data.example');
  expect(text).toContain('\nCanonical: https://data.example/.well-known/security.txt\n');
});

it.for(['owner/name', 'http://example.org', 'https://'])(
  'security.txt refuses %s as a repository',
  (address) => {
    expect(() => renderSecurityText(address, '2026-08-07')).toThrow(`REPOSITORY_URL is '${address}'`);
  },
);
