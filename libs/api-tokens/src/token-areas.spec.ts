import { NOTHING_OPEN, scopesOfChoices, scopeWords } from './token-areas';

test('each area that is opened is one scope; what people cannot write is read at most', () => {
  expect(scopesOfChoices(NOTHING_OPEN)).toEqual([]);
  expect(
    scopesOfChoices({ ...NOTHING_OPEN, investments: 'write', startups: 'read', audit: 'write' }),
  ).toEqual(['investments:write', 'startups:read', 'audit:read']);
});

test('scopes are said in words', () => {
  expect(scopeWords(['startups:read', 'audit:read', 'scoring:write'])).toBe(
    'Read: startups, audit. Read and write: scoring.',
  );
  expect(scopeWords([])).toBe('');
});
