import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = join(__dirname, '../..');
/** As it is written in a program or in a migration. */
const NUMBER = /\b7_?302_?6\d\d\b/g;
/** A migration that was carried out stays as it is; the one after it replaced its function. */
const REPLACED = ['0007_keep_an_admin.sql', '0009_admin_lock_of_its_own.sql'];

test('what waits for one advisory lock waits for nothing else: each has a number of its own', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /\.(ts|sql)$/.test(file) && !file.endsWith('.spec.ts') && !REPLACED.some((name) => file.endsWith(name)),
  );
  const users = new Map<string, Set<string>>();
  for (const file of files)
    for (const [text] of readFileSync(join(SOURCES, file), 'utf8')
      .replace(/^--.*$/gm, '')
      .matchAll(NUMBER)) {
      const number = text.replaceAll('_', '');
      users.set(number, (users.get(number) ?? new Set()).add(file));
    }
  expect(users.size).toBeGreaterThan(5);
  expect([...users].filter(([, found]) => found.size > 1)).toEqual([]);
});
