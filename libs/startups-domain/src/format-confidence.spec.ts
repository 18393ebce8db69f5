import { formatConfidence } from './format-confidence';

test.each([
  [0, '0%'],
  [0.57, '57%'],
  [0.579, '57%'],
  [0.29, '29%'],
  [0.899, '89%'],
  [0.9, '90%'],
  [0.9999, '99%'],
  [1, '100%'],
])('the confidence %p is written as %s', (confidence, text) =>
  expect(formatConfidence(confidence)).toBe(text),
);

test('a confidence of a whole percentage is written without decimals', () => {
  const percents = Array.from({ length: 101 }, (_, percent) => percent);
  expect(percents.map((percent) => formatConfidence(percent / 100))).toEqual(
    percents.map((percent) => `${percent}%`),
  );
});
