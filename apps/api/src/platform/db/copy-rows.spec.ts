import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { testApp } from '../../testing/test-app';
import { copyRows } from './copy-rows';

const copied = pgTable('copied', { id: integer(), words: text(), list: jsonb() });

let server: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  server = await testApp();
  await server.db.execute(sql`create table copied (id int, words text, list jsonb)`);
});
afterAll(() => server.close());

test('rows are copied into a table unchanged and rolled back with their transaction', async () => {
  const texts = ['a\tb\\c\r\nd', '\\N', '', 'é "🙂"', '\\.'];
  const rows = texts.map((words, id) => [id, words, JSON.stringify([words])]);
  await server.db.transaction((tx) =>
    copyRows(tx, copied, ['id', 'words', 'list'], [...rows, [9, null, null]]),
  );
  const failed = server.db.transaction(async (tx) => {
    await copyRows(tx, copied, ['id'], [[10]]);
    throw new Error('undone');
  });
  await expect(failed).rejects.toThrow('undone');
  expect(await server.db.select().from(copied).orderBy(copied.id)).toEqual([
    ...texts.map((words, id) => ({ id, words, list: [words] })),
    { id: 9, words: null, list: null },
  ]);
});

test('copying a row that cannot be stored fails its transaction', async () => {
  const copying = server.db.transaction((tx) => copyRows(tx, copied, ['id', 'list'], [[1, '{']]));
  await expect(copying).rejects.toThrow('invalid input syntax for type json');
  expect(await server.db.$count(copied)).toBe(6);
});
