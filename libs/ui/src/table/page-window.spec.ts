import { lastPageOf, PAGER_REACH, pageWindow } from './page-window';

test.each([
  ['the first page', 1, 171, [1, 2, 3, 'gap', 171]],
  ['the last page', 171, 171, [1, 'gap', 169, 170, 171]],
  ['a page in the middle', 86, 171, [1, 'gap', 84, 85, 86, 87, 88, 'gap', 171]],
  ['the only page', 1, 1, [1]],
  ['few pages', 3, 5, [1, 2, 3, 4, 5]],
  ['page 4, where nothing is left out before', 4, 20, [1, 2, 3, 4, 5, 6, 'gap', 20]],
  ['page 5, where a gap would hide page 2 alone', 5, 20, [1, 2, 3, 4, 5, 6, 7, 'gap', 20]],
  ['page 6, where two pages are left out', 6, 20, [1, 'gap', 4, 5, 6, 7, 8, 'gap', 20]],
  ['page 16 of 20, where a gap would hide page 19 alone', 16, 20, [1, 'gap', 14, 15, 16, 17, 18, 19, 20]],
  ['a page past the end', 9, 4, [1, 'gap', 4]],
])(
  'the pager (%s) offers the first page, the last page and 2 pages on either side',
  (_where, current, last, steps) => {
    expect(pageWindow(current, last, PAGER_REACH)).toEqual(steps);
  },
);

test('the pager always offers the first and the last page, and every other page is at most two pages away', () => {
  for (let current = 1; current <= 30; current += 1) {
    const steps = pageWindow(current, 30, 2);
    expect([steps[0], steps.at(-1)]).toEqual([1, 30]);
    for (let near = Math.max(1, current - 2); near <= Math.min(30, current + 2); near += 1)
      expect(steps).toContain(near);
  }
});

test.each([
  [0, 20, 1],
  [1, 20, 1],
  [20, 20, 1],
  [21, 20, 2],
  [3402, 20, 171],
])('a list of %p entries with %p per page ends on page %p', (total, pageSize, last) =>
  expect(lastPageOf(total, pageSize)).toBe(last),
);
