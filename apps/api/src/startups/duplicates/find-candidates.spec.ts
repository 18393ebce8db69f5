import { rawStartups } from '../../platform/db/schema/raw-startups.table';
import { sql } from 'drizzle-orm';
import { duplicatesApp } from './duplicates.fixture';

let server: Awaited<ReturnType<typeof duplicatesApp>>;
beforeAll(async () => {
  server = await duplicatesApp();
});
afterAll(() => server.close());
beforeEach(() => server.forget());

type Row = { company_name: string } & Record<string, unknown>;
const ANNA = { first_name: 'Änna', last_name: 'Keller' };

const PAIRS: [Row, Row][] = [
  [{ company_name: 'Zellkern Biotech' }, { company_name: 'Zelkern' }],
  [{ company_name: 'Zellkern Robotics' }, { company_name: 'Zellkren' }],
  [{ company_name: 'Hörklar' }, { company_name: 'Hoerkla AG' }],
  [{ company_name: 'Uferwind Robotics' }, { company_name: 'Robotics Uferwind SA' }],
  [{ company_name: 'Alpen Glow' }, { company_name: 'Alpen Glow Kite Surf Sail Club Bern' }],
  [{ company_name: 'Aero' }, { company_name: 'Aero Robotics AG' }],
  [{ company_name: 'The Alpine Lab' }, { company_name: 'Alpine Lab AG' }],
  [{ company_name: 'Neunzehn Robotics Corporation' }, { company_name: 'Neunzehn Robotics Corp.' }],
  [{ company_name: 'Gletscher & Co. KG' }, { company_name: 'Gletscher und Co KG' }],
  [{ company_name: 'Seeland', social_reason: 'Genossenschaft Präzision' }, { company_name: 'Präzision AG' }],
  [
    { company_name: 'Seeland', social_reason: 'Beta Kite AG' },
    { company_name: 'Omega', social_reason: 'Beta Kite SA' },
  ],
  [
    { company_name: 'Alpha', ...ANNA, founding_year: 2020, canton: 'ZH', sector: 'ICT' },
    {
      company_name: 'Omega',
      first_name: 'anna',
      last_name: 'KELLER',
      founding_year: 2020,
      canton: 'ZH',
      sector: 'ICT',
    },
  ],
];

test.each(
  PAIRS.flatMap(
    ([a, b]) =>
      [
        [a, b],
        [b, a],
      ] as const,
  ),
)('%j is a possible duplicate of %j, in either order of curation', async (first, second) => {
  await server.curateRows({ ID: 1, ...first });
  expect((await server.pairs()).total).toBe(0);
  await server.curateRows({ ID: 2, ...second });
  expect((await server.pairs()).total).toBe(1);
});

test('a website that only a raw row contains creates a pair', async () => {
  await server.curateRows({ ID: 1, company_name: 'Alpha', website: 'https://alpha.example' });
  await server.curateRows({ ID: 2, company_name: 'Omega Bikes', website: 'https://omega.example' });
  const said = { website: 'http://www.Beta.example/en' };
  await server.db
    .update(rawStartups)
    .set(said)
    .where(sql`external_id = '1'`);
  expect((await server.pairs()).total).toBe(0);
  const omega = (await server.curated()).find(({ company_name }) => company_name === 'Omega Bikes');
  await server.call('PATCH', `/investments/${omega?.id}/text`, { payload: { website: 'beta.example' } });
  expect((await server.pairs()).items).toMatchObject([{ because: 'Same website' }]);
});

test.each([
  ['startup_traits_similar', `kind = 'name' and text % 'acme'`],
  ['startup_traits_equal', `text ~>~ 'acme ' and text ~<~ 'acme!'`],
  ['startup_traits_equal', `kind = 'host' and text = 'acme.ch'`],
])('the database uses the index %s for the duplicate search with %s', async (name, condition) => {
  const client = await server.pool.connect();
  await client.query('set enable_seqscan = off');
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(
    `explain select from startup_traits where ${condition}`,
  );
  client.release(true);
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain(name);
});
