import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { reviewQueueApp } from '../queue/review-queue.fixture';
import type { ReviewCompanyBody } from '../queue/review-queue.schemas';

let desk: Awaited<ReturnType<typeof reviewQueueApp>>;
beforeAll(async () => {
  desk = await reviewQueueApp();
});
afterAll(() => desk.close());

const STORY =
  'from Zug came the news. Ann Muster and Anne Muster founded it. It raised CHF 3 million. It won the Swiss Award. It began in 2019.';
const SAID = {
  canton: { value: 'ZG', quotes: ['from Zug'] },
  sector: { value: 'BioT', quotes: ['Never written'] },
  awards: [{ name: 'Swiss Award', quotes: ['won the Swiss Award'] }],
  investors: [{ name: 'Nobody Capital', quotes: ['Never written'] }],
  founders: ['Ann', 'Anne'].map((first_name) => ({
    first_name,
    last_name: 'Muster',
    quotes: ['Ann Muster and Anne Muster founded it'],
  })),
  financings: [
    {
      kind: 'round',
      amount: 3e6,
      currency: 'CHF',
      as_stated: 'CHF 3 million',
      stage: null,
      quotes: ['It raised CHF 3 million'],
    },
  ],
};

const acts = <T extends string>(does: readonly T[], values: number) =>
  fc.record({
    does: fc.constantFrom(...does),
    company: fc.nat(2),
    value: fc.nat(values),
    role: fc.constantFrom('admin', 'admin', 'admin', 'super+w'),
  });
const step = fc.oneof(
  { weight: 5, arbitrary: acts(['accept', 'correct', 'correct', 'discard', 'take', 'keep'], 9) },
  { weight: 3, arbitrary: acts(['accept-at-once', 'set-aside', 'merge'], 2) },
  { weight: 2, arbitrary: acts(['undo', 'curate'], 3) },
  {
    weight: 2,
    arbitrary: acts(['delete', 'undo-merge', 'undo-decision', 'edit-fact', 'import', 'article'], 1),
  },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const CORRECTED: Readonly<Record<string, string | number>> = {
  canton: 'ZH',
  sector: 'ICT',
  awards: 'Other Award',
  investors: 'Somebody Capital',
  founders: 'Ann Muster',
  financings: 5e6,
};

/** Returns the companies of all articles in Review. */
async function companies(): Promise<(ReviewCompanyBody & { article_id: string })[]> {
  const { rows } = await desk.db.execute<{ id: string }>(sql`select id::text from articles order by id`);
  const all = await Promise.all(rows.map(({ id }) => desk.article('admin', id)));
  return all.flatMap((article) => article.companies.map((each) => ({ ...each, article_id: article.id })));
}

/** Sends a request, and checks that the response is no server error. */
async function ask<T>(
  role: Step['role'],
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  url: string,
  body?: object,
  seen?: { seen: number },
) {
  const answer = await desk.send<T>(method, url, body, { role, ...seen });
  expect([url, answer.status < 500, answer.body]).toEqual([url, true, answer.body]);
  return answer;
}

/**
 * Performs a step that does not concern a company in Review, such as an import.
 * @returns whether the step is of this kind
 */
async function beside({ does, value: index, role }: Step): Promise<boolean> {
  const startup = (await desk.curated())[index];
  const nth = async (url: string) => (await ask<Listed>('admin', 'GET', url)).body.items[index]?.id ?? '0';
  const stepOf = async (url: string) =>
    (await ask<Listed>('admin', 'GET', url)).body.items[index]?.step_id ?? '0';
  if (does === 'curate') await desk.curate();
  else if (does === 'undo') await ask(role, 'POST', `/review/steps/${await nth('/review/steps')}/undo`, {});
  else if (does === 'import')
    await desk.importRow({
      company_name: ['Alpha AG', 'Beta'][index] ?? 'Beta',
      canton: 'BS',
      email: 'a@b.ch',
    });
  else if (does === 'article') await desk.propose('Alpha AG', SAID, `Alpha AG again ${STORY}`);
  else if (does === 'delete') await ask(role, 'DELETE', `/startups/curated/${startup?.id ?? 0}`);
  else if (does === 'undo-merge') await ask(role, 'POST', `/merges/${await nth('/merges')}/undo`, {});
  else if (does === 'undo-decision')
    await ask(role, 'POST', `/review/steps/${await stepOf('/review/decisions')}/undo`, {});
  else if (does === 'edit-fact')
    await ask(role, 'PATCH', `/startups/${startup?.id ?? 0}/facts/canton`, {
      value: index === 0 ? 'GE' : 'VD',
    });
  else return false;
  return true;
}
type Listed = { items: { id: string; step_id?: string | null }[] };

/** Performs a step. @returns id of the step in Review, if there is one */
async function take(one: Step): Promise<string | null> {
  if (await beside(one)) return null;
  const { does, company: at, value: index, role } = one;
  const all = await companies();
  const company = all[at % Math.max(1, all.length)];
  const value = company?.values[index % Math.max(1, company.values.length)];
  if (!company) return null;
  const path = `/review/companies/${company.raw_id}`;
  const post = async (url: string, body: object) => {
    const answer = await ask<{ step?: { id: string } }>(role, 'POST', url, body, { seen: company.version });
    return answer.body.step?.id ?? null;
  };
  if (does === 'accept-at-once') return post(`${path}/accept-at-once`, {});
  if (does === 'set-aside') return post(`${path}/set-aside`, { reason: 'not_a_startup' });
  if (does === 'merge') {
    const [startup] = (await desk.curated()).slice(index % 2);
    return post(`${path}/merge`, { startup_id: startup?.id ?? '1' });
  }
  const decision = {
    key: value?.key ?? '',
    decision: does,
    ...(does === 'correct' && { value: CORRECTED[value?.field ?? ''] }),
  };
  const body = { raw_id: company.raw_id, version: company.version, decisions: [decision] };
  return post(`/review/articles/${company.article_id}/decisions`, body);
}

/** Returns the visible state: Review, and the curated startups with their facts. */
async function seen() {
  const startups = await desk.curated();
  const facts = await Promise.all(
    startups.map(async ({ id }) => (await desk.send<object>('GET', `/startups/${id}/facts`)).body),
  );
  const text = JSON.stringify({ desk: await companies(), facts });
  return JSON.parse(text, (key, value: unknown) => (COUNTED.has(key) ? undefined : value)) as unknown;
}

/** Counters that increase with every change, even with an undo. */
const COUNTED: ReadonlySet<string> = new Set(['version', 'id', 'suggestion_id']);

type Stated = { origin: object | null };
type Facts = Record<'founders' | 'money' | 'awards', Stated[]> & {
  fields: (Stated & { field: string; value: unknown })[];
};

/** Returns values and list entries of startups that have no origin. */
async function withoutOrigin() {
  const all = await Promise.all(
    (await desk.curated()).map(({ id }) => desk.send<Facts>('GET', `/startups/${id}/facts`)),
  );
  return all.flatMap(({ body: { fields, founders, money, awards } }) =>
    [...fields.filter(({ value }) => value !== null), ...founders, ...money, ...awards].filter(
      ({ origin }) => origin === null,
    ),
  );
}

const audit = async () =>
  (await desk.send<{ rescored: number; findings: object[] }>('POST', '/startups/curate/audit', {})).body;

test('after any review actions each score equals its ledger and each value has an origin', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 9 }), fc.boolean(), async (steps, waits) => {
      await desk.reset();
      await desk.weigh('Swiss Award', 3);
      await desk.setFloor(waits ? 1 : 0);
      await desk.importRow({ company_name: 'Beta', canton: 'BE', founding_year: 2001 });
      await desk.propose('Alpha AG', SAID, `Alpha AG ${STORY}`);
      await desk.propose('Beta', SAID, `Beta ${STORY}`);
      await desk.curate();
      for (const one of steps) {
        const before = await seen();
        const made = await take(one);
        expect(await withoutOrigin()).toEqual([]);
        if (made === null) continue;
        expect((await desk.undoStep(made, one.role)).status).toBe(200);
        expect(await seen()).toEqual(before);
        await take(one);
      }
      expect(await audit()).toMatchObject({ rescored: 0, findings: [] });
    }),
    { numRuns: 3 },
  );
}, 600_000);
