import { factsApp, proved } from '../../startups/facts/facts.fixture';
import type { DossierDocumentBody } from './dossiers.schemas';

let server: Awaited<ReturnType<typeof factsApp>>;
beforeAll(async () => {
  server = await factsApp();
});
afterAll(() => server.close());

test('a dossier contains facts with sources, the ledger, articles and the scoring version', async () => {
  await server.reset();
  await server.read(
    { canton: 'ZH', awards: ['eurostars', 'energiepreis'] },
    { day: '2026-01-01', evidence: [proved('canton', 'ZH')] },
  );
  const { status, body } = await server.call<DossierDocumentBody>('GET', '/investments/1/dossier', {
    actor: 'user',
  });
  expect([status, body.reader]).toEqual([200, 'user']);
  expect(body.scoring).toMatchObject({ threshold: 5 });
  const { startup, of, lines, facts } = body.dossier;
  expect([startup.company_name, startup.rank, of]).toEqual(['Acme', 1, 1]);
  expect(facts.fields.find(({ field }) => field === 'canton')?.origin).toMatchObject({
    by: 'article',
    quote: '«ZH» it says',
    article: { source: 'N' },
  });
  expect(lines.map(({ award, status: state, weight }) => [award, state, weight])).toEqual([
    ['eurostars', 'counted', 4],
    ['energiepreis', 'not_weighted', 0],
  ]);
  expect(startup.articles?.map(({ source }) => source)).toEqual(['N']);
});
