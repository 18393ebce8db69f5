import { FIRST_LIST } from '@vaglio/startups-data';
import { orderQuery, selectionArg } from './selection-order';

test('an order names the filters of its list as the body of a call does, and no page', () => {
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
