import { areasOf, NOTHING_OPEN, scopesOfChoices, scopeText, usableAreas } from './token-areas';

test('each selected area of an API token is one scope, and read-only areas offer only read access', () => {
  expect(scopesOfChoices(NOTHING_OPEN)).toEqual([]);
  expect(
    scopesOfChoices({ ...NOTHING_OPEN, investments: 'write', startups: 'read', audit: 'write' }),
  ).toEqual(['investments:write', 'startups:read', 'audit:read']);
});

test('the scopes of API tokens are described in plain words', () => {
  expect(scopeText(['startups:read', 'audit:read', 'scoring:write'])).toBe(
    'Read: startups, audit. Read and write: scoring.',
  );
  expect(scopeText([])).toBe('');
});

test.each([
  ['all areas if the server does not list the scopes', undefined, 8, 6],
  ['the areas of the role', ['investments:read', 'investments:write', 'startups:read'], 2, 1],
  ['no area', [], 0, 0],
])('an API token can give access to %s', (_what, usable, areas, writable) => {
  const found = usableAreas(usable);
  expect([found.length, found.filter(({ canWrite }) => canWrite).length]).toEqual([areas, writable]);
});

test('each area of an API token is named once', () =>
  expect(areasOf(['startups:read', 'startups:write', 'audit:read'])).toBe('startups, audit'));
