import { migrationParts } from '../../testing/migration-part';
import { ADVISORY_LOCKS } from './advisory-locks';

/** The number of an advisory lock in a migration. */
const NUMBER = /\b7302\d{3}\b/g;
/** A migration that was carried out stays as it is; the one after it replaced its function. */
const REPLACED = ['0007_keep_an_admin', '0009_admin_lock_of_its_own'];

test('what waits for one advisory lock waits for nothing else: each has a number of its own', () => {
  const ofTriggers = migrationParts()
    .filter(({ name }) => !REPLACED.includes(name))
    .flatMap(({ sql }) => sql.replace(/^--.*$/gm, '').match(NUMBER) ?? []);
  expect(ofTriggers).toEqual(['7302644']);
  const numbers = [...Object.values(ADVISORY_LOCKS), ...ofTriggers.map(Number)];
  expect(new Set(numbers).size).toBe(numbers.length);
});
