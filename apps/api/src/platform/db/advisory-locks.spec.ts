import { migrationParts } from '../../testing/migration-part';
import { ADVISORY_LOCKS } from './advisory-locks';

/** Matches the number of an advisory lock in a migration. */
const NUMBER = /\b7302\d{3}\b/g;
/** Migrations whose functions were replaced by a later migration. Applied migrations are never changed. */
const REPLACED = ['0007_keep_an_admin', '0009_admin_lock_of_its_own'];

test('each advisory lock has its own key, so that unrelated work never waits', () => {
  const ofTriggers = migrationParts()
    .filter(({ name }) => !REPLACED.includes(name))
    .flatMap(({ sql }) => sql.replace(/^--.*$/gm, '').match(NUMBER) ?? []);
  expect(ofTriggers).toEqual(['7302644']);
  const numbers = [...Object.values(ADVISORY_LOCKS), ...ofTriggers.map(Number)];
  expect(new Set(numbers).size).toBe(numbers.length);
});
