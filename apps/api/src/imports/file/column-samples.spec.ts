import { columnSamples } from './column-samples';

test('the samples of a column are its first eight non-empty values, trimmed and shortened', () => {
  const samples = columnSamples(3);
  const long = `${'x'.repeat(199)}\u{1F600}`;
  for (let row = 1; row <= 10; row += 1) samples.add([` ${row} `, row === 9 ? long : '  ']);
  expect(samples.changed()).toEqual([
    ['1', '2', '3', '4', '5', '6', '7', '8'],
    [`${'x'.repeat(199)}\ufffd`],
    [],
  ]);
});

test('column samples are passed on with the first chunk, and again when there are more', () => {
  const samples = columnSamples(1);
  expect(samples.changed()).toEqual([[]]);
  expect(samples.changed()).toBeUndefined();
  samples.add(['', 'beyond the header']);
  expect(samples.changed()).toBeUndefined();
  samples.add(['ZH']);
  expect(samples.changed()).toEqual([['ZH']]);
});
