import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { reviewApp } from './review.fixture';

let server: Awaited<ReturnType<typeof reviewApp>>;
beforeAll(async () => {
  server = await reviewApp();
});
afterAll(() => server.close());

const company = fc.constantFrom('Alpha AG', 'Beta AG', 'Hochschulen');
const step = fc.oneof(
  fc.record({ does: fc.constant('extract' as const), company, floor: fc.constantFrom(0, 0.9, 1) }),
  fc.record({
    does: fc.constantFrom('accept', 'discard', 'miss', 'allow', 'undo'),
    at: fc.nat(5),
  }),
  fc.record({ does: fc.constant('curate' as const) }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** Response of the model for every startup: one proved value, and several invented ones. */
const SAID = {
  canton: { value: 'ZG', quotes: ['from Zug'] },
  founding_year: { value: 1999, quotes: ['from Zug'] },
  raised_money: {
    value: { amount: 9e9, currency: 'CHF', as_stated: 'CHF 9 billion' },
    quotes: ['from Zug', 'CHF 9 billion'],
  },
  investors: [{ name: 'Nobody Capital', quotes: ['from Zug'] }],
};

async function take(one: Step): Promise<void> {
  if (one.does === 'curate') return void (await server.curate());
  if ('company' in one) {
    await server.setFloor(one.floor);
    return void (await server.propose(one.company, SAID));
  }
  const isAbout = { accept: 'waiting', discard: 'row', miss: 'row', allow: 'name', undo: 'decision' }[
    one.does
  ];
  const { rows } = await server.db.execute<{ id: string }>(
    isAbout === 'waiting'
      ? sql`select id::text from raw_startups where review = 'waiting' order by id`
      : isAbout === 'row'
        ? sql`select id::text from raw_startups order by id`
        : sql`select id::text from review_decisions order by id desc`,
  );
  const id = rows[one.at % Math.max(1, rows.length)]?.id;
  if (id === undefined) return;
  if (one.does === 'accept') await server.accept(id);
  if (one.does === 'discard') await server.discard(id);
  if (one.does === 'miss') await server.discard(id, 'not_in_article');
  if (one.does === 'allow') await server.send('DELETE', `/review/discarded-names/${id}`);
  if (one.does === 'undo') await server.undo(id);
}

/** Returns violations: startups with waiting or discarded rows, and startups with unproved values. */
async function wrong() {
  const { rows } = await server.db.execute(sql`
    select s.company_name, r.review, s.raised_money, s.founding_year, s.investors from startups s
    left join raw_startups r on r.startup_id = s.id
    where r.id is null or r.review in ('waiting', 'discarded') or s.canton is distinct from 'ZG'
      or s.raised_money is not null or s.founding_year is not null or s.investors is not null`);
  return rows;
}

/** Returns rows with a blocked name that were proposed after the discard. */
async function proposedAgain() {
  const { rows } = await server.db.execute(sql`
    select r.company_name from raw_startups r join review_decisions d on d.kind = 'discard'
      and d.reason = 'not_a_startup' and d.undone_at is null and d.allowed_at is null
      and r.id > d.raw_id and r.created_at > d.decided_at and lower(r.company_name) = lower(d.company_name)
    where not exists (select 1 from review_decisions a where a.kind = 'allow' and a.discard_id = d.id)`);
  return rows;
}

test('no ranked startup contains pending or unproved values, after any sequence of review actions and curation', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
      await server.reset();
      for (const one of steps) {
        await take(one);
        expect(await wrong()).toEqual([]);
      }
      expect(await proposedAgain()).toEqual([]);
      await server.curate();
      expect(await wrong()).toEqual([]);
      expect((await server.send('POST', '/startups/curate/audit', {})).body).toMatchObject({ findings: [] });
    }),
    { numRuns: 8 },
  );
});
