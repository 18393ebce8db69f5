import { aStartup } from '@vaglio/test-kit';
import { FIRST_LIST } from '@vaglio/startups-data';
import { withRanks } from './with-ranks';

const SECOND_PAGE = { ...FIRST_LIST, page: 2 };
const ranksOf = (startups: ReturnType<typeof withRanks>) => startups.map(({ rank }) => rank);

test('in a list sorted by score, a startup without a rank shows its position', () => {
  expect(ranksOf(withRanks([aStartup()], { ...FIRST_LIST, page: 3, pageSize: 10 }))).toEqual([21]);
  expect(ranksOf(withRanks([aStartup({ rank: 3 })], SECOND_PAGE))).toEqual([3]);
  expect(ranksOf(withRanks([aStartup()], { ...FIRST_LIST, sort: 'created_at' }))).toEqual([undefined]);
});

test('an unchanged startup is not rendered again unless its position changes', () => {
  const [ranked, row] = [aStartup({ rank: 3 }), aStartup()];
  expect(withRanks([ranked], FIRST_LIST)[0]).toBe(ranked);
  expect(withRanks([row], FIRST_LIST)[0]).toBe(withRanks([row], FIRST_LIST)[0]);
  expect(withRanks([{ ...row }], FIRST_LIST)[0]).not.toBe(withRanks([row], FIRST_LIST)[0]);
  expect(ranksOf(withRanks([row], SECOND_PAGE))).toEqual([21]);
});
