import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from './page-limits';

test.each([
  ['page sizes 10, 20, 50', PAGE_SIZES, [10, 20, 50]],
  ['default page size 20', DEFAULT_PAGE_SIZE, 20],
])('lists use the fixed paging values: %s', (_title, value, expected) => expect(value).toEqual(expected));
