import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrationParts } from '../../testing/migration-part';

const SOURCES = join(__dirname, '../..');
/** The number of an advisory lock in a program or a migration. */
const NUMBER = /\b7_?302_?6\d\d\b/g;
/** A migration that was carried out stays as it is; the one after it replaced its function. */
const REPLACED = ['0007_keep_an_admin', '0009_admin_lock_of_its_own'];

test('what waits for one advisory lock waits for nothing else: each has a number of its own', () => {
  const programs = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
    .map((file) => ({ name: file, text: readFileSync(join(SOURCES, file), 'utf8') }));
  const migrations = migrationParts()
    .filter(({ name }) => !REPLACED.includes(name))
    .map(({ name, sql }) => ({ name, text: sql.replace(/^--.*$/gm, '') }));
  const users = new Map<string, Set<string>>();
  for (const { name, text } of [...programs, ...migrations])
    for (const [found] of text.matchAll(NUMBER)) {
      const number = found.replaceAll('_', '');
      users.set(number, (users.get(number) ?? new Set()).add(name));
    }
  expect(users.size).toBeGreaterThan(5);
  expect([...users].filter(([, found]) => found.size > 1)).toEqual([]);
});
