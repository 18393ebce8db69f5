import { FIRST_LIST, readListQuery } from '@vaglio/startups-data';
import { orderQuery, selectionArg } from './selection-order';

test('a bulk request contains the filters of the list but no page', () => {
  const query = {
    ...FIRST_LIST,
    page: 3,
    score_from: '8',
    reached_to: '2026-11-20',
    canton: ['ZH', 'BE'] as const,
  };
  expect(orderQuery(query)).toEqual({
    mode: 'active',
    sort: 'score',
    dir: 'desc',
    later: 'hide',
    canton: 'ZH,BE',
    score_from: 8,
    reached_to: '2026-11-20',
  });
  expect(selectionArg(query)).toMatchObject({ scoreFrom: 8, reachedTo: '2026-11-20' });
});

test('a bulk request contains every filter of the list address', () => {
  const address =
    'founded_from=2016&founded_to=2020&raised_from=1&raised_to=2&article_from=2026-01-01&article_to=2026-02-01&award=a&award_not=b&stage=new&flag=candidate&assignee=me&step=due';
  const params = new URLSearchParams(address);
  expect(orderQuery(readListQuery(params))).toMatchObject({
    ...Object.fromEntries(params),
    ...{ founded_from: 2016, founded_to: 2020, raised_from: 1, raised_to: 2 },
  });
});
