import { hidesLater } from '@vaglio/startups-domain';
import { FIRST_LIST, isByRank, isNarrowed, readListQuery, toListArg } from '@vaglio/startups-data';
import { kindsOf, withoutKind, withValues } from './set-filter';
import { chipText } from './filter-text';
import { boundText, rangeProblem } from './range-problem';

const NAMES = new Map([
  ['vk 3', 'Venture Kick 3'],
  ['00000000-0000-4000-8000-00000000000a', 'Sabine Rüegg'],
  ['abolished', null],
]);
const read = (address: string) => readListQuery(new URLSearchParams(address));

test.each([
  ['score_from=6.5', 'Score 6.5 or more'],
  ['score_below=7', 'Score below 7.0'],
  ['score_from=-1&score_below=7', 'Score -1.0 to below 7.0'],
  ['founded_from=2016', 'Founded 2016 or later'],
  ['founded_to=2015', 'Founded until 2015'],
  ['founded_from=2010&founded_to=2015', 'Founded 2010 to 2015'],
  ['founded_from=2010&founded_to=2010', 'Founded 2010'],
  ['raised_from=500000', 'Money at least CHF 500’000'],
  ['raised_to=0.5', 'Money at most CHF 0.50'],
  ['article_from=2026-11-01', 'Latest article 1 Nov 2026 or later'],
  ['award=vk 3,abolished', 'Holds Venture Kick 3 or abolished'],
  ['award_not=vk 3', 'Does not hold Venture Kick 3'],
  ['stage=new&stage=contract', 'Stage New or Contract'],
  ['flag=missing_data', 'Flag Missing data'],
  ['assignee=me,00000000-0000-4000-8000-00000000000a', 'Assigned to me or Sabine Rüegg'],
  ['assignee=nobody', 'Assigned to nobody'],
  ['step=due,overdue', 'Next step due today or overdue'],
])('the filter %s shows a chip with the text %s that removes it', (address, text) => {
  const query = read(address);
  const [kind, ...others] = kindsOf(query);
  expect(others).toEqual([]);
  const chip = kind && chipText(kind, query, NAMES);
  expect(chip && `${chip.name} ${chip.value}`).toBe(text);
  expect([isNarrowed(query), isByRank(query)]).toEqual([true, false]);
  expect(kind && withoutKind({ ...query, page: 3 }, kind)).toEqual(FIRST_LIST);
});

test('filter values that the server would refuse are ignored', () => {
  expect(
    kindsOf(read('stage=won&flag=New&step=soon&assignee=Ann&founded_from=x&article_to=2026-02-30&award=')),
  ).toEqual([]);
});

test('the stage Later requests snoozed startups, and the stage Rejected requests active and rejected startups', () => {
  expect(hidesLater(read('stage=later'))).toBe(false);
  expect(toListArg(read('stage=new,later'))).not.toHaveProperty('later');
  expect(withValues(FIRST_LIST, 'stage', ['rejected']).mode).toBe('all');
  expect(withValues({ ...FIRST_LIST, mode: 'rejected' }, 'stage', ['rejected']).mode).toBe('rejected');
});

test.each([
  ['founded', '1799', '', { bound: 'from', text: 'A year from 1800 to 2100.' }],
  ['founded', '2016', '2015', { bound: 'to', text: 'This is before the start.' }],
  ['founded', ' 2016 ', '2016', null],
  ['raised', '500’000', '', { bound: 'from', text: 'A number, such as 1500000.' }],
  ['raised', '9', '10', null],
  ['article', '2026-02-01', '2026-01-31', { bound: 'to', text: 'This is before the start.' }],
  ['article', '', '', null],
] as const)('the filter %s from %j to %j has the error %j', (kind, from, to, problem) =>
  expect(rangeProblem(kind, from, to)).toEqual(problem),
);

test.each([
  ['raised', '500’000', '500000'],
  ['raised', '1.250.000,50', '1250000.5'],
  ['raised', 'much', 'much'],
  ['founded', ' 2019 ', '2019'],
] as const)('the limit of the filter %s typed as %j is stored as %s in the address', (kind, typed, text) =>
  expect(boundText(kind, typed)).toBe(text),
);
