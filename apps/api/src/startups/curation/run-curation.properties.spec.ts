import * as fc from 'fast-check';
import { rawStartups } from '../../platform/db/schema/raw-startups.table';
import { curationApp } from './curated-startups.fixture';

const STEP_MS = 1;
let now = Date.parse('2026-01-01T00:00:00Z');
let server: Awaited<ReturnType<typeof curationApp>>;
beforeAll(async () => {
  server = await curationApp({ now: () => (now += STEP_MS) });
});
afterAll(() => server.close());

const imported = fc.record({
  ID: fc.constantFrom(undefined, '1', '2', '3'),
  company_name: fc.constantFrom('Acme', 'Borealis', 'Cetus', 'Dorado'),
  website: fc.constantFrom(null, 'https://a.ch', 'https://b.ch', 'https://c.ch'),
  email: fc.constantFrom(null, 'x@a.ch', 'y@a.ch'),
  awards: fc.subarray(['eurostars', 'fif grant', 'local prize']),
  rejected: fc.constantFrom(0, 0, 1),
});
type Imported = typeof imported extends fc.Arbitrary<infer Row> ? Row : never;

/** Raw row in the test model. `at` is the number of its import. */
type Said = Imported & { raw: number; at: number };
type Company = { said: Said[]; id: string | null; name: string; website: string | null };

/**
 * Adds a row to its company in the test model and rebuilds the company from all its rows. A newer import wins, and a
 * name or website of another company is not taken. Rows with equal names but different websites are two companies.
 */
function join(companies: Company[], row: Said): void {
  const found =
    companies.find(({ said }) => said.some(({ raw }) => raw === row.raw)) ??
    companies.find(({ id }) => id !== null && id === row.ID) ??
    companies.find(({ website }) => website !== null && website === row.website) ??
    companies.find((each) => each.name === row.company_name && !isOther(each, row));
  const company = found ?? { said: [], id: null, name: row.company_name, website: row.website };
  if (!found) companies.push(company);
  company.said.push(row);
  const others = companies.filter((each) => each !== company);
  company.id ??= row.ID ?? null;
  const { name, website } = company;
  const [names, websites] = [others.map((each) => each.name), others.map((each) => each.website)];
  company.name =
    newest(company.said, (each) =>
      names.includes(each.company_name) && each.company_name !== name ? null : each.company_name,
    ) ?? name;
  company.website =
    newest(company.said, (each) => (websites.includes(each.website) ? null : each.website)) ?? website;
}

/** Returns whether a company and a row have different websites, each on a host of its own. */
const isOther = ({ website }: Company, row: Said): boolean =>
  website !== null && row.website !== null && website !== row.website;

/**
 * Returns whether a company gave up a name or website that a row of another company states. Which of them gets it
 * depends on the order in which a run rebuilds them, so the model cannot tell.
 */
function isReleased(
  companies: readonly Company[],
  company: Company,
  before?: Pick<Company, 'name' | 'website'>,
): boolean {
  if (!before) return false;
  const rows = companies.filter((each) => each !== company).flatMap(({ said }) => said);
  const [hasNewName, hasNewWebsite] = [company.name !== before.name, company.website !== before.website];
  return rows.some(
    ({ company_name, website }) =>
      (hasNewName && company_name === before.name) ||
      (hasNewWebsite && website !== null && website === before.website),
  );
}

function newest(said: readonly Said[], valueOf: (row: Said) => string | null): string | null {
  const latest = said
    .filter((row) => valueOf(row) !== null)
    .sort((a, b) => a.at - b.at)
    .at(-1);
  return latest ? valueOf(latest) : null;
}

const shown = ({ said, name, website }: Company) => ({
  rows: [...new Set(said.map(({ raw }) => raw))].sort(),
  name,
  website,
  email: newest(said, ({ email }) => email),
  awards: [...new Set(said.flatMap(({ awards }) => awards))].sort(),
  rejected: Math.max(...said.map(({ rejected }) => rejected)),
});

async function stored() {
  const rows = await server.db.select().from(rawStartups);
  return (await server.curated()).map(({ id, company_name, website, email, awards, rejected }) => ({
    rows: rows.flatMap((raw) => (String(raw.startup_id) === id ? [raw.id] : [])).sort(),
    name: company_name,
    website,
    email,
    awards: (awards ?? []).map(({ award_name }) => award_name).sort(),
    rejected,
  }));
}

async function forget(): Promise<void> {
  await server.db.execute(
    'truncate startups, raw_startups, parameters, deletions, fact_statements, former_rows restart identity cascade',
  );
}

test('curating rows together gives the same result as one by one, in runs of any size', async () => {
  const steps = fc.array(fc.oneof(imported, imported, imported, fc.constantFrom(1, 500)), {
    minLength: 2,
    maxLength: 14,
  });
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      await forget();
      const companies: Company[] = [];
      const waiting = new Map<number, Said>();
      for (const [at, step] of [...taken, 500].entries()) {
        if (typeof step !== 'number') {
          const { id, outcome } = await server.importRow(step);
          if (outcome !== 'unchanged') waiting.set(Number(id), { ...step, raw: Number(id), at });
          continue;
        }
        const due = [...waiting.values()].sort((a, b) => a.raw - b.raw).slice(0, step);
        const known = companies.length;
        const before = companies.map(({ name, website }) => ({ name, website }));
        for (const row of due) {
          join(companies, row);
          waiting.delete(row.raw);
        }
        fc.pre(!companies.some((company, index) => isReleased(companies, company, before[index])));
        const inserted = companies.length - known;
        expect(await server.curate({ limit: step })).toMatchObject({
          processed: due.length,
          inserted,
          updated: due.length - inserted,
        });
      }
      const byName = (a: ReturnType<typeof shown>, b: ReturnType<typeof shown>) =>
        `${a.name} ${a.rows.join(' ')}` < `${b.name} ${b.rows.join(' ')}` ? -1 : 1;
      expect((await stored()).sort(byName)).toEqual(companies.map(shown).sort(byName));
    }),
    { numRuns: 25 },
  );
});
