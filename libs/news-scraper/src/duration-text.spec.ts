import { durationText, shortDuration } from './duration-text';

test.each([
  [0, '0 seconds', '0 s'],
  [60, '60 seconds', '60 s'],
  [90, '2 minutes', '2 min'],
  [900, '15 minutes', '15 min'],
  [3_600, '60 minutes', '60 min'],
  [7_200, '2 hours', '2 h'],
  [86_400, '24 hours', '24 h'],
  [172_800, '2 days', '2 d'],
  [17 * 86_400, '17 days', '17 d'],
])('a duration of %d seconds is written as %s, or in short %s', (seconds, text, short) => {
  expect([durationText(seconds), shortDuration(seconds)]).toEqual([text, short]);
});
