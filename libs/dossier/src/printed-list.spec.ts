import { filterText, readPrintedList, shortlistArg } from './printed-list';

test('limits for score and date are printed with the other filters and sent with the request', () => {
  const list = readPrintedList(
    new URLSearchParams('mode=all&canton=ZH&score_from=6&score_below=7&reached_from=2026-11-17'),
  );
  expect(filterText(list)).toBe(
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

test('the advanced filters of a list are printed and sent with the request', () => {
  const address =
    'founded_from=2016&raised_to=500000&article_from=2026-11-01&award=fif+grant&award=vk+3&award_not=x&stage=new&flag=candidate&assignee=me&assignee=nobody&step=overdue';
  const list = readPrintedList(new URLSearchParams(address));
  expect(filterText(list)).toBe(
    'Active; founded from 2016; money raised to CHF 500’000; latest article from 1 Nov 2026; holds fif grant or vk 3; does not hold x; stage New; flag Candidate; assigned to the reader or nobody; next step overdue; Later hidden',
  );
  expect(shortlistArg(list)).toEqual({
    foundedFrom: 2016,
    raisedTo: 500000,
    articleFrom: '2026-11-01',
    award: 'fif grant,vk 3',
    awardNot: 'x',
    stage: 'new',
    flag: 'candidate',
    assignee: 'me,nobody',
    step: 'overdue',
    later: 'hide',
  });
});

test('an address without limits, or with a score that is not a number, has no limits', () => {
  expect(readPrintedList(new URLSearchParams('later=all&score_from=&score_below=x'))).toEqual({});
});

test.each([
  ['', 'hide', 'Active; Later hidden'],
  ['later=hide&top=eligible', 'hide', 'Active, eligible; Later hidden'],
  ['later=only', 'only', 'Active; only Later'],
  ['later=all', undefined, 'Active'],
  ['mode=rejected', undefined, 'Rejected'],
  ['stage=contacted,later', undefined, 'Active; stage Contacted or Later'],
])('the list with the query ?%s is printed with Later %s, as in the list itself', (address, later, text) => {
  const list = readPrintedList(new URLSearchParams(address));
  expect([shortlistArg(list).later, list.later, filterText(list)]).toEqual([later, later, text]);
});

test('selected startups are requested by id and counted', () => {
  const list = readPrintedList(new URLSearchParams('mode=all&ids=7,x,12'));
  expect([shortlistArg(list), filterText(list)]).toEqual([
    { mode: 'all', ids: '7,12' },
    'Active and rejected; 2 of them chosen',
  ]);
});
