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
])('%d rows take %d calls of 200', async (count, calls) => {
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

test('a row that moved to the next page meanwhile is taken once, and the last total is returned', async () => {
  const pages = [listOf(200), listOf(201).slice(199)];
  const { rows, total } = await collectList(async ({ page }) => ({
    items: pages[page - 1] ?? [],
    total: 201 + page,
  }));
  expect([rows.length, total]).toEqual([201, 203]);
});

test('a list that ends before its total ends the export', async () => {
  const { rows, total } = await collectList(async ({ page }) => ({
    items: page === 1 ? listOf(200) : [],
    total: 1000,
  }));
  expect([rows.length, total]).toEqual([200, 1000]);
});

test('a failed page fails the export', async () => {
  await expect(collectList(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
});
