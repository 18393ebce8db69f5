import { groupLines } from './read-lines';

test('a short file is one group, without the empty lines at its end', () => {
  expect(groupLines('{"a":1}\r\n\n{"b":2}\n\n')).toEqual([
    { firstLine: 1, lines: ['{"a":1}', '', '{"b":2}'] },
  ]);
});

test('200 lines fit a call, the next one begins another with its own number', () => {
  const groups = groupLines(Array.from({ length: 201 }, (_, index) => `${index}`).join('\n'));
  expect(groups.map(({ firstLine, lines }) => [firstLine, lines.length])).toEqual([
    [1, 200],
    [201, 1],
  ]);
});

test('long lines are sent in calls of their own, in order', () => {
  const long = 'x'.repeat(60_000);
  expect(groupLines(`${long}\n${long}\nshort`).map(({ firstLine }) => firstLine)).toEqual([1, 2]);
});
