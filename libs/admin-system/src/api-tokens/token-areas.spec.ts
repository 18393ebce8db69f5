import { areasOf, NOTHING_OPEN, scopesOfChoices, scopeText, usableAreas } from './token-areas';

test('each area that is opened is one scope; what people cannot write is read at most', () => {
  expect(scopesOfChoices(NOTHING_OPEN)).toEqual([]);
  expect(
    scopesOfChoices({ ...NOTHING_OPEN, investments: 'write', startups: 'read', audit: 'write' }),
  ).toEqual(['investments:write', 'startups:read', 'audit:read']);
});

test('scopes are said in words', () => {
  expect(scopeText(['startups:read', 'audit:read', 'scoring:write'])).toBe(
    'Read: startups, audit. Read and write: scoring.',
  );
  expect(scopeText([])).toBe('');
});

test.each([
  ['all areas where the server does not say it', undefined, 8, 6],
  ['those of the role', ['investments:read', 'investments:write', 'startups:read'], 2, 1],
  ['none', [], 0, 0],
])('a token may open %s', (_what, usable, areas, writable) => {
  const found = usableAreas(usable);
  expect([found.length, found.filter(({ canWrite }) => canWrite).length]).toEqual([areas, writable]);
});

test('areas are named once', () =>
  expect(areasOf(['startups:read', 'startups:write', 'audit:read'])).toBe('startups, audit'));
