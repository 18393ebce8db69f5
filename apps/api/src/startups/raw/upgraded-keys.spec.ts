import { sql } from 'drizzle-orm';
import { migrationPart } from '../../testing/migration-part';
import { testDatabase } from '../../testing/test-database';
import type { Database } from '../../platform/db/open-database';
import { startups } from '../../platform/db/schema/startups.table';
import { nameKeyOf, searchKeyOf } from './match-keys';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const NAMES = [
  'Øre Suchtest AG',
  'ŁÓDŹ Suchtest AG',
  'Đoković & Þór SA',
  'Bio-Tech Suchtest AG',
  'Müller-Lüdenscheidt Test GmbH',
  "L'Oréal Sœur Æther",
  'ÅNGSTRÖM Größe ẞ',
  'W.A. de Vigier',
  'Snake_case/a,b – c',
  '100% Pure',
  'Plain Test AG',
  'Москва Test',
];

test('an upgrade gives the startups that are there the keys of new ones', async () => {
  const rows = NAMES.map((company_name) => ({
    company_name,
    first_name: 'Sören',
    last_name: 'Ødegård-Meier',
  }));
  // As the version before it: folded, without further forms.
  const before = (name: string) => name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  await database.db.insert(startups).values(
    rows.map((row) => ({
      ...row,
      name_key: row.company_name.startsWith('Ø') ? 'øre suchtest' : nameKeyOf(row.company_name),
      search_key: before(row.company_name),
    })),
  );
  for (const statement of migrationPart('0019_search-forms').split('--> statement-breakpoint'))
    await database.db.execute(sql.raw(statement));
  const stored = await database.db.select().from(startups).orderBy(startups.id);
  const keys = ({ name_key, search_key }: { name_key: string; search_key: string }) => [
    name_key,
    ...search_key.split('\n').sort(),
  ];
  expect(stored.map(keys)).toEqual(
    rows.map((row) => keys({ name_key: nameKeyOf(row.company_name), search_key: searchKeyOf(row) })),
  );
});
