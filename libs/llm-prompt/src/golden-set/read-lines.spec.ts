import { groupLines } from './read-lines';

test('a short golden set file is sent as one group, without trailing empty lines', () => {
  expect(groupLines('{"a":1}\r\n\n{"b":2}\n\n')).toEqual([
    { firstLine: 1, lines: ['{"a":1}', '', '{"b":2}'] },
  ]);
});

test('a group of golden set lines has at most 200 lines and starts with its own line number', () => {
  const groups = groupLines(Array.from({ length: 201 }, (_, index) => `${index}`).join('\n'));
  expect(groups.map(({ firstLine, lines }) => [firstLine, lines.length])).toEqual([
    [1, 200],
    [201, 1],
  ]);
});

test('long golden set lines are sent in separate groups, in order', () => {
  const long = 'x'.repeat(60_000);
  expect(groupLines(`${long}\n${long}\nshort`).map(({ firstLine }) => firstLine)).toEqual([1, 2]);
});
