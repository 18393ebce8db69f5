import fc from 'fast-check';
import { deletingApp } from './deleting.fixture';

let server: Awaited<ReturnType<typeof deletingApp>>;
beforeAll(async () => {
  server = await deletingApp();
});
afterAll(() => server.close());

const NAMES = ['Alpenglow', 'Bergfunk', 'Clavis', 'Dufour'] as const;
const row = fc.record({
  company_name: fc.constantFrom(...NAMES),
  ID: fc.option(fc.integer({ min: 1, max: 9 }), { nil: null }),
  website: fc.constantFrom(null, 'https://alp.ch', 'https://berg.ch'),
  email: fc.constantFrom(null, 'a@alp.ch', 'b@berg.ch'),
  raised_money: fc.constantFrom(null, 0.1, 12_345_678.9),
  awards: fc.subarray(['eurostars', 'fif grant', 'Local prize']),
  articles: fc.subarray([
    { url: 'https://n.ch/1', title: 'One', published_at: '2026-01-02', source: 'N' },
    { url: 'https://n.ch/2', title: null, published_at: null, source: null },
  ]),
  rejected: fc.constantFrom(0, 0, 1),
});
const world = fc.record({
  rows: fc.array(row, { minLength: 2, maxLength: 8 }),
  marked: fc.array(fc.nat({ max: 3 }), { maxLength: 2 }),
  /** Rows to delete, with the order in which they are restored. */
  deleted: fc.array(
    fc.record({ kind: fc.constantFrom('curated' as const, 'raw' as const), at: fc.nat(), order: fc.nat() }),
    {
      minLength: 1,
      maxLength: 4,
    },
  ),
});
type World = typeof world extends fc.Arbitrary<infer W> ? W : never;

async function store({ rows, marked }: World): Promise<void> {
  await server.forget();
  await server.weigh('eurostars', 4.5);
  await server.weigh('fif grant', 6);
  for (const one of rows) await server.importRow(one);
  await server.curate();
  for (const at of marked) {
    const startup = (await server.curated())[at];
    if (startup) await server.call('PATCH', `/auth/investments/${startup.id}/flags`, { contact: 1 });
    if (startup) await server.call('PATCH', `/auth/investments/${startup.id}/text`, { number: '1' });
  }
}

test('deleting and restoring rows in any order changes no response', async () => {
  await fc.assert(
    fc.asyncProperty(world, async (stored) => {
      await store(stored);
      const before = await server.shown();
      const total = (await server.curated()).length;
      let startupsGone = 0;
      for (const { kind, at } of stored.deleted) {
        const present = kind === 'curated' ? await server.curated() : await server.raw();
        const target = present[at % Math.max(1, present.length)];
        if (!target) continue;
        expect((await server.remove(kind, target.id)).status).toBe(204);
        if (kind === 'curated') startupsGone += 1;
        const rest = kind === 'curated' ? await server.curated() : await server.raw();
        expect(rest.map(({ id }) => id)).not.toContain(target.id);
        await expectWholeRanking(total - startupsGone);
      }
      const order = new Map(stored.deleted.map(({ order }, index) => [index, order]));
      const waiting = (await server.deleted()).map(({ id }, index) => ({ id, order: order.get(index) ?? 0 }));
      for (const { id } of waiting.sort((a, b) => a.order - b.order))
        expect((await server.restore(id)).status).toBe(200);
      expect(await server.shown()).toEqual(before);
      expect((await server.call('POST', '/auth/startups/curate/audit')).body).toMatchObject({
        rescored: 0,
        findings: [],
      });
    }),
    { numRuns: 8 },
  );
});

/** Checks that the ranks have no gaps and that all lists have the same total. */
async function expectWholeRanking(total: number): Promise<void> {
  const ranked = (await server.call('GET', '/auth/investments?mode=all&pageSize=all')).body;
  expect(ranked.items.map(({ rank }: { rank: number }) => rank)).toEqual(
    Array.from({ length: total }, (_, index) => index + 1),
  );
  const stats = (await server.call('GET', '/auth/investments/stats')).body;
  expect([ranked.total, stats.total_startups]).toEqual([total, total]);
}
