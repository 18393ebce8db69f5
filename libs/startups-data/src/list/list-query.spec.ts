import { NO_ADVANCED_FILTERS } from './advanced-filters';
import { UNBOUNDED } from './list-bounds';
import {
  FIRST_LIST,
  isByRank,
  isNarrowed,
  readListQuery,
  tabOf,
  toListArg,
  toListParams,
  withMode,
  withoutFilters,
  type ListQuery,
} from './list-query';

const read = (address: string) => readListQuery(new URLSearchParams(address));

test('by default the list shows active startups by descending score, 20 per page', () => {
  expect(read('')).toEqual({
    mode: 'active',
    q: '',
    sort: 'score',
    dir: 'desc',
    top: 'all',
    later: 'hide',
    canton: [],
    sector: [],
    ...UNBOUNDED,
    ...NO_ADVANCED_FILTERS,
    layout: 'cards',
    columns: '',
    page: 1,
    pageSize: 20,
    startup: '',
    view: 'all',
    since: '',
    tab: 'details',
  });
});

test.each([
  ['mode', 'deleted', 'active'],
  ['sort', 'email', 'score'],
  ['dir', 'up', 'desc'],
  ['top', 'best', 'all'],
  ['page', '0', 1],
  ['page', '1.5', 1],
  ['page', 'x', 1],
  ['page', '99999', 1],
  ['pageSize', '7', 20],
  ['pageSize', 'all', 20],
  ['tab', 'mails', 'details'],
  ['layout', 'map', 'cards'],
  ['score_from', 'high', ''],
  ['reached_from', '2026-02-31', ''],
  ['founded_from', '1799', ''],
  ['raised_to', '5e5', ''],
  ['article_from', '2026-02-31', ''],
] as const)('the invalid list parameter %s=%s is replaced by its default %s', (name, value, expected) => {
  expect(read(`${name}=${value}`)[name]).toBe(expected);
});

test.each<[Partial<ListQuery>, string]>([
  [{}, ''],
  [{ mode: 'rejected' }, 'mode=rejected'],
  [{ mode: 'all', top: 'percent_all' }, 'mode=all&top=percent_all'],
  [{ q: 'Zürich & Co' }, 'q=Z%C3%BCrich+%26+Co'],
  [
    { sort: 'founding_year', dir: 'asc', page: 3, pageSize: 50 },
    'sort=founding_year&dir=asc&page=3&pageSize=50',
  ],
  [{ canton: ['ZH', 'Unknown'], sector: ['BioT'] }, 'canton=ZH&canton=Unknown&sector=BioT'],
  [{ top: 'not_eligible', startup: '11' }, 'top=not_eligible&startup=11'],
  [{ startup: '11', tab: 'facts' }, 'open=11&tab=facts'],
  [
    {
      founded_from: '2016',
      raised_to: '0.5',
      article_to: '2026-11-23',
      stage: ['new', 'later'],
      step: ['due'],
    },
    'founded_from=2016&raised_to=0.5&article_to=2026-11-23&stage=new&stage=later&step=due',
  ],
  [
    { award: ['fif grant', 'vk 3'], award_not: ['x'], flag: ['candidate'], assignee: ['me', 'nobody'] },
    'award=fif+grant&award=vk+3&award_not=x&flag=candidate&assignee=me&assignee=nobody',
  ],
  [{ score_from: '6', score_below: '7' }, 'score_from=6&score_below=7'],
  [
    { mode: 'all', reached_from: '2026-11-17', reached_to: '2026-11-23' },
    'mode=all&reached_from=2026-11-17&reached_to=2026-11-23',
  ],
])(
  'the address of the list %j contains only non-default values and opens the same list',
  (changes, address) => {
    const query = { ...FIRST_LIST, ...changes };
    expect([...toListParams(query)].sort()).toEqual([...new URLSearchParams(address)].sort());
    expect(readListQuery(toListParams(query))).toEqual(query);
  },
);

test('the list request includes awards and articles, and omits inactive filters', () => {
  expect(toListArg(FIRST_LIST)).toEqual({
    mode: 'active',
    view: 'all',
    sort: 'score',
    dir: 'desc',
    page: 1,
    pageSize: 20,
    later: 'hide',
    withAwards: 1,
    withArticles: 1,
  });
  expect(toListArg({ ...FIRST_LIST, mode: 'all' })).not.toHaveProperty('later');
  expect(toListArg({ ...FIRST_LIST, mode: 'all', later: 'only' })).toHaveProperty('later', 'only');
  expect(toListArg({ ...FIRST_LIST, q: 'ann', top: 'eligible' })).toMatchObject({
    q: 'ann',
    top: 'eligible',
  });
  expect(toListArg({ ...FIRST_LIST, canton: ['ZH', 'BE'], sector: ['Unknown'] })).toMatchObject({
    canton: 'ZH,BE',
    sector: 'Unknown',
  });
  const bounds = { score_from: '6.5', score_below: '7', reached_from: '2026-11-17', reached_to: '' };
  expect(toListArg({ ...FIRST_LIST, ...bounds })).toMatchObject({
    scoreFrom: 6.5,
    scoreBelow: 7,
    reachedFrom: '2026-11-17',
  });
});

test('a list counts as filtered if it has a search or a filter, not because of mode, order or page', () => {
  expect(isNarrowed({ ...FIRST_LIST, mode: 'rejected', sort: 'created_at', page: 2 })).toBe(false);
  expect(isNarrowed({ ...FIRST_LIST, q: 'a' })).toBe(true);
  expect(isNarrowed({ ...FIRST_LIST, top: 'eligible' })).toBe(true);
  expect(isNarrowed({ ...FIRST_LIST, canton: ['ZH'] })).toBe(true);
  expect(isNarrowed({ ...FIRST_LIST, sector: ['ICT'] })).toBe(true);
  expect(isNarrowed({ ...FIRST_LIST, score_from: '0' })).toBe(true);
  expect(
    isNarrowed(
      withoutFilters({
        ...FIRST_LIST,
        score_from: '6',
        reached_to: '2026-01-01',
        q: 'a',
        top: 'eligible',
        canton: ['ZH'],
        sector: ['ICT'],
      }),
    ),
  ).toBe(false);
});

test('the other tab of the list starts on page 1 and keeps search and order', () => {
  const query: ListQuery = {
    ...FIRST_LIST,
    q: 'a',
    sort: 'created_at',
    top: 'percent_all',
    page: 4,
    startup: '3',
  };
  expect(withMode(query, 'rejected')).toEqual({
    ...query,
    mode: 'rejected',
    top: 'all',
    page: 1,
    startup: '',
  });
  expect(withMode({ ...query, top: 'eligible' }, 'rejected').top).toBe('eligible');
});

test('a list of active and rejected startups belongs to neither tab', () => {
  expect([
    tabOf(FIRST_LIST),
    tabOf({ ...FIRST_LIST, mode: 'all' }),
    tabOf({ ...FIRST_LIST, top: 'percent_all' }),
  ]).toEqual(['active', null, null]);
});

test.each<[Partial<ListQuery>, boolean]>([
  [{}, true],
  [{ top: 'eligible' }, true],
  [{ top: 'percent' }, true],
  [{ mode: 'rejected' }, true],
  [{ top: 'not_eligible' }, false],
  [{ q: 'a' }, false],
  [{ dir: 'asc' }, false],
  [{ sort: 'founding_year' }, false],
  [{ canton: ['ZH'] }, false],
  [{ sector: ['ICT'] }, false],
  [{ score_below: '7' }, false],
])('the list %j is ordered by rank: %s', (changes, expected) =>
  expect(isByRank({ ...FIRST_LIST, ...changes })).toBe(expected),
);
