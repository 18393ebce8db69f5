import { filterWords, readPrintedList, shortlistArg } from './printed-list';

test('bounds of score and days are printed with the other filters, and asked for', () => {
  const list = readPrintedList(
    new URLSearchParams('mode=all&canton=ZH&score_from=6&score_below=7&reached_from=2026-11-17'),
  );
  expect(filterWords(list)).toBe(
    'Active and rejected; canton Zürich; score from 6.0, below 7.0; first above threshold from 17 Nov 2026',
  );
  expect(shortlistArg(list)).toEqual({
    mode: 'all',
    canton: 'ZH',
    scoreFrom: 6,
    scoreBelow: 7,
    reachedFrom: '2026-11-17',
  });
});

test('an address without bounds, or with a score that is no number, has none', () => {
  expect(readPrintedList(new URLSearchParams('score_from=&score_below=x'))).toEqual({});
});
