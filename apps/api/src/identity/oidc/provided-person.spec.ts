import { providedPerson } from './provided-person';

const SETTINGS = {
  roleClaim: 'groups',
  roles: [],
  defaultRole: undefined,
  verifiedClaim: 'email_verified',
  trustsSecondFactor: false,
};
const named = (claims: object) => providedPerson({ iss: 'i', sub: 's', ...claims }, SETTINGS);

/**
 * Long name with many suffixes of service accounts. A backtracking pattern would practically never finish for such a
 * text.
 */
const MARKS = `${'(service account)    '.repeat(12_000)}x (service account)`;

test('provider claims are cut to their limits before they are parsed', () => {
  const person = named({ given_name: MARKS, family_name: 'x'.repeat(1_000_000), preferred_username: MARKS });
  expect(person.last_name).toBe('x'.repeat(99));
  for (const text of [person.first_name, person.username]) expect(text?.length ?? 0).toBeLessThanOrEqual(200);
});

test('a provider claim is not cut inside an emoji', () => {
  expect(named({ given_name: '🦊'.repeat(200) }).first_name).toBe('🦊'.repeat(99));
});

test.each([
  ['with too many characters', `${'x'.repeat(250)}@x.ch`],
  ['with a line break', 'a@x.ch\r\nBcc: b@x.ch'],
  ['with a trailing line break', 'a@x.ch\r\n'],
  ['with a directional character', 'a\u202e@x.ch'],
  ['with the Kelvin sign', 'mi\u212ae@x.ch'],
])('a provider email %s is refused', (_what, email) => expect(named({ email }).email).toBeNull());

test('blanks around a provider email are ignored', () => {
  expect(named({ email: ' ann@x.ch ' })).toMatchObject({ email: 'ann@x.ch', username: 'ann' });
});
