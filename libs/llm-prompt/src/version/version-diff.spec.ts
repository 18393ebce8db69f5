import { aPrompt } from '../testing/a-prompt';
import { diffBodies, diffText, foldKept, settingChanges } from './version-diff';

const written = (lines: ReturnType<typeof diffBodies>) => lines.map(({ sign, text }) => `${sign}${text}`);

test.each([
  ['a\nb\nc', 'a\nB\nc', [' a', '−b', '+B', ' c']],
  ['a', 'a\nb', [' a', '+b']],
  ['a\nb', 'a', [' a', '−b']],
  ['a\r\nb', 'a\nb', [' a', ' b']],
  ['same', 'same', [' same']],
])('the lines of the prompts %j and %j are compared as %j', (before, after, lines) => {
  expect(written(diffBodies(before, after))).toEqual(lines);
});

test.each([
  ['a\nb\nc', 'a\nB\nc', '1 line added, 1 removed'],
  ['a', 'a\nb\nc', '2 lines added, none removed'],
  ['a\nb', 'a', 'No line added, 1 removed'],
  ['a', 'a', 'No difference'],
])('the difference of the prompts %j and %j is summarized as: %s', (before, after, text) => {
  expect(diffText(diffBodies(before, after))).toBe(text);
});

test('prompts that are too large to compare in time are shown as entirely replaced', () => {
  const long = (letter: string) =>
    Array.from({ length: 20_000 }, (_, index) => (index === 9_000 ? 'same' : `${letter}${index}`)).join('\n');
  const lines = written(diffBodies(long('a'), long('b')));
  expect(lines).toHaveLength(40_000);
  expect(lines.filter((line) => line.endsWith('same'))).toEqual(['−same', '+same']);
});

test('unchanged lines far from a change are replaced by their number', () => {
  const lines = diffBodies('1\n2\n3\n4\n5\n6\n7\n8', '1\n2\n3\n4\n5\nsix\n7\n8');
  expect(written(foldKept(lines, 1))).toEqual([
    '…4 unchanged lines',
    ' 5',
    '−6',
    '+six',
    ' 7',
    '…1 unchanged line',
  ]);
  expect(written(foldKept(diffBodies('1\n2', '1\n2'), 1))).toEqual(['…2 unchanged lines']);
});

test('different settings of two prompt versions are listed with both values, and an empty value is the default', () => {
  const one = aPrompt({ placeholder: undefined });
  expect(settingChanges(one, { ...one, temperature: 0.5, model: 'm', max_output_tokens: 100 })).toEqual([
    { label: 'Model', before: 'Default', after: 'm' },
    { label: 'Temperature', before: '0.20', after: '0.50' },
    { label: 'Max output tokens', before: 'Default', after: '100' },
  ]);
  expect(settingChanges(one, { ...one, placeholder: '{{AWARDS_LIST}}' })).toEqual([]);
});
