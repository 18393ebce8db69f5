import { oneOf } from './one-of';

const RAISED = oneOf('raised|closed', 'sammelt|erhält');

test('a pattern group matches each alternative of each of its parts and nothing else', () => {
  const pattern = new RegExp(`^${RAISED} CHF$`);
  expect(['raised', 'closed', 'sammelt', 'erhält'].every((verb) => pattern.test(`${verb} CHF`))).toBe(true);
  expect([pattern.test('raised'), pattern.test('lost CHF')]).toEqual([false, false]);
});

test('in a pattern group, the first alternative that matches wins, even across parts', () => {
  expect(new RegExp(oneOf('a', 'ab|abc')).exec('abc')?.[0]).toBe('a');
});

test('a quantifier after a pattern group applies to all alternatives', () => {
  expect(new RegExp(`^${oneOf('a', 'b')}{2}$`).test('ab')).toBe(true);
});
