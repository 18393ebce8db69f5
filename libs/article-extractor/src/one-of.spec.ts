import { oneOf } from './one-of';

const RAISED = oneOf('raised|closed', 'sammelt|erhält');

test('each alternative of each part matches, and the group ends with them', () => {
  const pattern = new RegExp(`^${RAISED} CHF$`);
  expect(['raised', 'closed', 'sammelt', 'erhält'].every((verb) => pattern.test(`${verb} CHF`))).toBe(true);
  expect([pattern.test('raised'), pattern.test('lost CHF')]).toEqual([false, false]);
});

test('the first alternative that matches wins, across parts', () => {
  expect(new RegExp(oneOf('a', 'ab|abc')).exec('abc')?.[0]).toBe('a');
});

test('a quantifier after the group holds for all alternatives', () => {
  expect(new RegExp(`^${oneOf('a', 'b')}{2}$`).test('ab')).toBe(true);
});
