import { aStartup } from '@vaglio/test-kit';
import { FIRST_LIST } from '@vaglio/startups-data';
import { withPlaces } from './with-places';

const SECOND_PAGE = { ...FIRST_LIST, page: 2 };
const ranksOf = (startups: ReturnType<typeof withPlaces>) => startups.map(({ rank }) => rank);

test('a missing rank is the place in the list, where it is in order of score', () => {
  expect(ranksOf(withPlaces([aStartup()], { ...FIRST_LIST, page: 3, pageSize: 10 }))).toEqual([21]);
  expect(ranksOf(withPlaces([aStartup({ rank: 3 })], SECOND_PAGE))).toEqual([3]);
  expect(ranksOf(withPlaces([aStartup()], { ...FIRST_LIST, sort: 'created_at' }))).toEqual([undefined]);
});

test('a row that comes again unchanged is the same startup, unless its place is another', () => {
  const [ranked, row] = [aStartup({ rank: 3 }), aStartup()];
  expect(withPlaces([ranked], FIRST_LIST)[0]).toBe(ranked);
  expect(withPlaces([row], FIRST_LIST)[0]).toBe(withPlaces([row], FIRST_LIST)[0]);
  expect(withPlaces([{ ...row }], FIRST_LIST)[0]).not.toBe(withPlaces([row], FIRST_LIST)[0]);
  expect(ranksOf(withPlaces([row], SECOND_PAGE))).toEqual([21]);
});
