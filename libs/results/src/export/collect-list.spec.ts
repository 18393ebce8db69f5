import { collectList } from './collect-list';

function listOf(count: number) {
  return Array.from({ length: count }, (_, index) => ({ id: String(index) }));
}

test.each([
  [0, 1],
  [1, 1],
  [200, 1],
  [201, 2],
  [401, 3],
])('an export of %d rows needs %d requests of 200 rows', async (count, calls) => {
  const all = listOf(count);
  const asked: { page: number; pageSize: number }[] = [];
  const { rows, total } = await collectList(async (query) => {
    asked.push(query);
    return {
      items: all.slice((query.page - 1) * query.pageSize, query.page * query.pageSize),
      total: all.length,
    };
  });
  expect([rows, total]).toEqual([all, count]);
  expect(asked).toEqual(Array.from({ length: calls }, (_, index) => ({ page: index + 1, pageSize: 200 })));
});

test('an export contains a row only once, even if it moves to the next page in the meantime', async () => {
  const pages = [listOf(200), listOf(201).slice(199)];
  const { rows, total } = await collectList(async ({ page }) => ({
    items: pages[page - 1] ?? [],
    total: 201 + page,
  }));
  expect([rows.length, total]).toEqual([201, 203]);
});

test('an export ends when the list is shorter than its total', async () => {
  const { rows, total } = await collectList(async ({ page }) => ({
    items: page === 1 ? listOf(200) : [],
    total: 1000,
  }));
  expect([rows.length, total]).toEqual([200, 1000]);
});

test('an export fails if one of its pages fails', async () => {
  await expect(collectList(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
});
