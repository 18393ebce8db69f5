import { DEFAULT_PAGE_SIZE, PAGE_SIZES, PAGER_REACH } from './page-limits';

test.each([
  ['page sizes 10, 20, 50', PAGE_SIZES, [10, 20, 50]],
  ['default page size 20', DEFAULT_PAGE_SIZE, 20],
  ['the pager shows 2 pages either side', PAGER_REACH, 2],
])('%s', (_title, value, expected) => expect(value).toEqual(expected));
