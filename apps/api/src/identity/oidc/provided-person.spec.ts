import { providedPerson } from './provided-person';

const SETTINGS = {
  roleClaim: 'groups',
  roles: [],
  defaultRole: undefined,
  verifiedClaim: 'email_verified',
  trustsSecondFactor: false,
};
const named = (claims: object) => providedPerson({ iss: 'i', sub: 's', ...claims }, SETTINGS);

/** Twelve times as many marks would hold a pattern that backtracks for longer than the universe exists. */
const MARKS = `${'(service account)    '.repeat(12_000)}x (service account)`;

test('claims are cut to their limits before anything is looked for in them', () => {
  const person = named({ given_name: MARKS, family_name: 'x'.repeat(1_000_000), preferred_username: MARKS });
  expect(person.last_name).toBe('x'.repeat(99));
  for (const text of [person.first_name, person.username]) expect(text?.length ?? 0).toBeLessThanOrEqual(200);
});

test('a claim of emoji is not cut inside of one', () => {
  expect(named({ given_name: '🦊'.repeat(200) }).first_name).toBe('🦊'.repeat(99));
});

test.each([
  ['longer than an address', `${'x'.repeat(250)}@x.ch`],
  ['with a line break', 'a@x.ch\r\nBcc: b@x.ch'],
  ['with a line break behind it', 'a@x.ch\r\n'],
  ['with a directional character', 'a\u202e@x.ch'],
  ['with the Kelvin sign', 'mi\u212ae@x.ch'],
])('an address %s is none', (_what, email) => expect(named({ email }).email).toBeNull());

test('blanks around an address do not count', () => {
  expect(named({ email: ' ann@x.ch ' })).toMatchObject({ email: 'ann@x.ch', username: 'ann' });
});
