import fc from 'fast-check';
import { completeEntries, jsonIn } from './answer-json';

const ANSWER = '{"startups":[{"name":"A {1}"}]}';

test.each([
  ['without other text', ANSWER],
  ['in a code fence', `\`\`\`json\n${ANSWER}\n\`\`\``],
  ['in a code fence that is not closed', `\`\`\`json\n${ANSWER}`],
  ['between sentences', `Sure, here it is:\n${ANSWER}\nI hope that helps.`],
  ['after the reasoning', `<think>Is {this} a startup?\nYes.</think>\n\n${ANSWER}`],
  ['after reasoning whose start tag is missing', `Is it one? Yes.</think>${ANSWER}`],
])('the JSON of a model response is found %s', (_name, answer) => {
  expect(jsonIn(answer)).toBe(ANSWER);
});

test('a model response that is only a list is read as the list of startups', () => {
  expect(jsonIn('```json\n[{"name":"A"}]\n```')).toBe('{"startups":[{"name":"A"}]}');
});

test('a model response with only reasoning or only text contains no JSON', () => {
  expect(jsonIn('<think>Let me see {"startups":')).toBeNull();
  expect(jsonIn('I am sorry.')).toBeNull();
});

test('a truncated model response keeps its complete entries', () => {
  const cut = '{"startups":[{"name":"A","quotes":["}"]},{"name":"B"},{"name":"C","quo';
  expect(completeEntries(jsonIn(cut) ?? '')).toEqual(['{"name":"A","quotes":["}"]}', '{"name":"B"}']);
  expect(completeEntries('{"other":[{}]}')).toEqual([]);
});

test('at most a hundred entries of an endless list are read', () => {
  expect(completeEntries(`{"startups":[${'{},'.repeat(1_000_000)}`)).toHaveLength(100);
});

test('wherever a model response is truncated, its first entries are kept', () => {
  const entries = fc.array(fc.record({ name: fc.string(), quotes: fc.array(fc.string()) }), { maxLength: 6 });
  fc.assert(
    fc.property(entries, fc.double({ min: 0, max: 1, noNaN: true }), (startups, share) => {
      const whole = JSON.stringify({ startups });
      const kept = completeEntries(jsonIn(whole.slice(0, Math.ceil(whole.length * share))) ?? '');
      expect(kept).toEqual(startups.slice(0, kept.length).map((startup) => JSON.stringify(startup)));
    }),
  );
});
