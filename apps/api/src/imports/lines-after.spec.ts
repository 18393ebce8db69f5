import { sql } from 'drizzle-orm';
import { testApp } from '../testing/test-app';
import { importLines } from '../platform/db/schema/import-lines.table';
import { imports } from '../platform/db/schema/imports.table';
import { linesAfter } from './lines-after';

let server: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

test('a chunk of lines ends before it has too many characters, also with lines stored by an earlier release', async () => {
  const { db } = server;
  const [file] = await db.insert(imports).values({ file_name: 'list.csv', size: 1 }).returning();
  const import_id = file?.id ?? 0;
  const lineOf = (line: number, length: number, size: number | null) => ({
    ...{ import_id, line, size },
    cells: ['x'.repeat(length - 4)],
  });
  await db
    .insert(importLines)
    .values([
      lineOf(2, 500, 500),
      lineOf(3, 400, null),
      lineOf(4, 200, 200),
      lineOf(5, 5_000, null),
      lineOf(6, 10, 10),
      lineOf(7, 10, 10),
      lineOf(8, 10, 10),
    ]);
  const portions: number[][] = [];
  for (let after = 0; ;) {
    const lines = await linesAfter(db, sql`import_id = ${import_id}`, after, { lines: 2, characters: 1_000 });
    if (lines.length === 0) break;
    portions.push(lines.map(({ line }) => line));
    after = lines.at(-1)?.line ?? 0;
  }
  expect(portions).toEqual([[2, 3], [4, 5], [6, 7], [8]]);
  const [giant] = await linesAfter(db, sql`import_id = ${import_id}`, 4, { lines: 9, characters: 1_000 });
  expect(giant).toMatchObject({ line: 5, notes: [] });
  expect(
    await linesAfter(db, sql`import_id = ${import_id}`, 4, { lines: 9, characters: 1_000 }),
  ).toHaveLength(1);
});
