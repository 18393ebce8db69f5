import { lastPageOf, PAGER_REACH, pageWindow } from './page-window';

test.each([
  ['on the first page', 1, 171, [1, 2, 3, 'gap', 171]],
  ['on the last page', 171, 171, [1, 'gap', 169, 170, 171]],
  ['on a page in the middle', 86, 171, [1, 'gap', 84, 85, 86, 87, 88, 'gap', 171]],
  ['with a single page', 1, 1, [1]],
  ['with few pages', 3, 5, [1, 2, 3, 4, 5]],
  ['on page 4, without a gap before it', 4, 20, [1, 2, 3, 4, 5, 6, 'gap', 20]],
  ['on page 5, where a gap would hide only page 2', 5, 20, [1, 2, 3, 4, 5, 6, 7, 'gap', 20]],
  ['on page 6, with a gap of two pages', 6, 20, [1, 'gap', 4, 5, 6, 7, 8, 'gap', 20]],
  ['on page 16 of 20, where a gap would hide only page 19', 16, 20, [1, 'gap', 14, 15, 16, 17, 18, 19, 20]],
  ['on a page after the last page', 9, 4, [1, 'gap', 4]],
])(
  'the pager offers the first page, the last page and 2 pages on either side (%s)',
  (_where, current, last, steps) => {
    expect(pageWindow(current, last, PAGER_REACH)).toEqual(steps);
  },
);

test('the pager offers the first page, the last page and all pages at most two pages away', () => {
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
