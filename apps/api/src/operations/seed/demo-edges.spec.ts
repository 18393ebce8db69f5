import { AWARD_COLUMNS, badgesOf, FLAGS } from '@vaglio/startups-domain';
import type { ScoreLedgerBody } from '../../scoring/ranking/score-ledger.schemas';
import type { RawStartup, StartupAnswer } from '../../startups/records/startup.schemas';
import type { Static } from '@sinclair/typebox';
import { testApp } from '../../testing/test-app';
import { seedDemoData } from './seed-demo-data';

const NOW = Date.parse('2026-11-21T06:00:00Z');
const A_MINUTE = 60_000;

let server: Awaited<ReturnType<typeof testApp>>;
let all: StartupAnswer[];
beforeAll(async () => {
  server = await testApp({ now: () => NOW });
  await seedDemoData(server.deps);
  all = (await read<{ items: StartupAnswer[] }>('/auth/startups/curated?pageSize=all')).items;
});
afterAll(() => server.close());

const read = async <T>(url: string) =>
  (await server.app.inject({ url, headers: server.asRole('admin') })).json<T>();

function startup(name: string): StartupAnswer {
  const found = all.find(({ company_name }) => company_name === name);
  if (!found) throw new Error(`no ${name}`);
  return found;
}

const badges = (name: string) => badgesOf(startup(name), new Date(NOW));
const flagsOf = (name: string) =>
  FLAGS.map(({ name: flag }) => flag).filter((flag) => startup(name)[flag] === 1);

/** Returns the awards of a startup, grouped by their status in the score breakdown. */
async function ledger(name: string) {
  const { lines } = await read<ScoreLedgerBody>(`/auth/investments/${startup(name).id}/score`);
  const named = (status: string) => lines.filter((line) => line.status === status).map(({ award }) => award);
  const superseded = Object.fromEntries(
    lines
      .filter((line) => line.status === 'superseded')
      .map(({ award, superseded_by }) => [award, superseded_by]),
  );
  return { counted: named('counted'), superseded, not_weighted: named('not_weighted') };
}

test.each([
  ['Schwellenwert Analytics AG', 8],
  ['Knapp Darunter Robotik AG', 7.9999],
  ['Haarscharf Darüber Optik AG', 8.0001],
  ['Nullpunkt Sensorik AG', 0],
  ['Sottozero Refrigerazione Sagl', -2.5],
  ['Zehntel Präzision GmbH', 0.3],
  ['Deadheat Analytics Ltd', 9],
  ['Ex Aequo Biosciences SA', 9],
  ['Gleichstand Robotics AG', 9],
  ['Pari Merito Sagl', 9],
  ['Einzelpreis Diagnostics AG', 2],
  ['Unbewertet Biotech AG', 0],
  ['Trentalori Sagl', 30.7999],
  ['Schreibweise Datenlabor AG', 6],
])('the demo startup %s has the score %d', (name, score) => {
  expect(startup(name).score).toBe(score);
});

test.each<[string, Awaited<ReturnType<typeof ledger>>]>([
  ['Einzelpreis Diagnostics AG', { counted: ['swiss economic award'], superseded: {}, not_weighted: [] }],
  [
    'Unbewertet Biotech AG',
    {
      counted: [],
      superseded: {},
      not_weighted: ['Energiepreis Oberbaselbiet', 'venture leaders', 'zkb pioneer award'],
    },
  ],
  [
    'Schreibweise Datenlabor AG',
    { counted: ['Venture-Kick 3', 'W. A. de Vigier Award'], superseded: {}, not_weighted: [] },
  ],
  [
    'Dreifach Kick Sàrl',
    {
      counted: ['venture kick 3'],
      superseded: { 'venture kick 1': 'venture kick 3', 'venture kick 2': 'venture kick 3' },
      not_weighted: [],
    },
  ],
  [
    'Beidseitig Überholt Labs AG',
    {
      counted: ['venture kick 3', 'eth spin-off'],
      superseded: { 'venture kick 1': 'venture kick 3', 'epfl spin-off': 'eth spin-off' },
      not_weighted: [],
    },
  ],
  [
    'Ranggleich Photonik AG',
    {
      counted: ['eth pioneer fellowship'],
      superseded: { 'epfl innogrant': 'eth pioneer fellowship' },
      not_weighted: [],
    },
  ],
  [
    'Patt Energiesysteme AG',
    { counted: ['epfl innogrant'], superseded: { 'fit tech grant': 'epfl innogrant' }, not_weighted: [] },
  ],
  [
    'Zwischen Zwei Stühlen Möbeltechnik GmbH',
    {
      counted: ['eth spin-off'],
      superseded: { 'epfl innogrant': 'eth spin-off', 'fit tech grant': 'epfl innogrant' },
      not_weighted: [],
    },
  ],
])('the demo startup %s has the awards that its name suggests', async (name, expected) => {
  expect(await ledger(name)).toEqual(expected);
});

test('the demo startup Trentalori has all thirty awards', () => {
  expect(
    startup('Trentalori Sagl')
      .awards?.map(({ award_name }) => award_name)
      .sort(),
  ).toEqual([...AWARD_COLUMNS].sort());
});

test.each(['percent_all', 'percent'])('in the demo data the limit of top=%s is inside a tie', async (top) => {
  const { items, total } = await read<{ items: StartupAnswer[]; total: number }>(
    `/auth/investments?pageSize=all&mode=active&top=${top}`,
  );
  const tied = all
    .filter(({ score }) => score === 9)
    .map(({ company_name }) => company_name)
    .sort();
  const inside = items.map(({ company_name }) => company_name).filter((name) => tied.includes(name));
  expect([total, tied.length]).toEqual([12, 4]);
  expect(inside).toEqual(tied.slice(0, inside.length));
  expect([1, 2, 3]).toContain(inside.length);
});

test.each<[string, ReturnType<typeof badges>, 'firstTime_appear_inscore' | 'updated_at', number]>([
  ['Zehn Tage Neuland AG', ['New'], 'firstTime_appear_inscore', 10 * 24 * 60],
  ['Elfter Tag Analytics AG', [], 'firstTime_appear_inscore', 10 * 24 * 60 + 1],
  ['Siebter Tag Wartung GmbH', ['Recently updated'], 'updated_at', 7 * 24 * 60],
  ['Huitième Jour Mobilité SA', [], 'updated_at', 7 * 24 * 60 + 1],
  ['Vieille Garde Horlogère SA', [], 'firstTime_appear_inscore', 4 * 365 * 24 * 60],
  ['Frischling Proteine AG', ['New'], 'firstTime_appear_inscore', 120],
  ['Spätzünder Turbinen AG', ['New'], 'firstTime_appear_inscore', 4 * 24 * 60],
  ['Gestern Aktualisiert Software AG', ['Recently updated'], 'updated_at', 24 * 60],
])(
  'the demo startup %s has the badges %j, because its %s is %d minutes ago',
  (name, expected, column, minutes) => {
    expect(badges(name)).toEqual(expected);
    expect(NOW - Date.parse(startup(name)[column] ?? '')).toBe(minutes * A_MINUTE);
  },
);

test('the demo startup Zurückgefallen was above the threshold and is now below the threshold', () => {
  expect(startup('Zurückgefallen Logistik AG')).toMatchObject({
    score: 6.5,
    firstTime_appear_inscore: '2025-10-17T06:00:00.000Z',
  });
});

test.each([
  ['Absage Textil AG', ['rejected']],
  ['Kontaktpunkt Telematik AG', ['email_sent']],
  ['Vertragsreif LegalTech AG', ['create_contract']],
  ['Investita Medical Sagl', ['interested']],
  ['Vierklang Akustik AG', ['rejected', 'email_sent', 'interested', 'create_contract']],
  ['Trotzdem Abgelehnt Biotech AG', ['rejected']],
  ['Kandidat Kurzliste AG', ['candidate']],
  ['Datenlücke Statistik AG', ['missing_data']],
  ['Charaktertest Personal AG', ['personality_test_sent']],
  ['Prüfung Bestanden Lernsysteme AG', ['test_passed']],
  ['Grand Pavois Régates SA', FLAGS.map(({ name }) => name)],
])('the demo startup %s has exactly the flags %j', (name, expected) => {
  expect(flagsOf(name)).toEqual(expected);
});

test.each<[string, Partial<StartupAnswer>]>([
  ['Offline Manufaktur AG', { website: null }],
  ['Funkstille Sensornetze AG', { first_name: null, last_name: null, email: null, number: null }],
  ['Sans Âge Cosmétique SA', { founding_year: null, raised_money: null }],
  ['Taciturne Chimie SA', { company_description: null }],
  ['Heimatlos Cloud AG', { canton: null }],
  ['Querbeet Allerlei AG', { sector: null }],
  ['Anno 1800 Uhrenforschung SA', { founding_year: 1800 }],
  ['Futur 2100 Fusion AG', { founding_year: 2100 }],
  ['Billiarde Zahlungsverkehr AG', { raised_money: 1e15 }],
  ['Einräppler Mikrokredit Genossenschaft', { raised_money: 0.01 }],
  ['Null Franken Bootstrap GmbH', { raised_money: 0 }],
])('the demo startup %s has the values %j', (name, expected) => {
  expect(startup(name)).toMatchObject(expected);
});

test('the demo startup Nur Name has only a name', () => {
  const { id, uid, raised_currency, company_name, created_at, updated_at, version, ...rest } =
    startup('Nur Name AG');
  expect(raised_currency).toBe('CHF');
  expect([id, uid, company_name, created_at, updated_at, version]).not.toContain(null);
  expect(
    Object.values(rest).filter(
      (value) => value !== null && value !== 0 && !(Array.isArray(value) && value.length === 0),
    ),
  ).toEqual([]);
});

test('the timeline of a demo startup has the days of its decision and its score', async () => {
  const { id, last_modified_score } = startup('Kontaktpunkt Telematik AG');
  const { items } = await read<{ items: { kind: string; at: string }[] }>(`/auth/investments/${id}/timeline`);
  const daysAgo = (at: string) => (NOW - Date.parse(at)) / (1_440 * A_MINUTE);
  expect(items.filter(({ kind }) => kind !== 'news').map(({ kind, at }) => [kind, daysAgo(at)])).toEqual([
    ['decision', 21],
    ['score', 120],
  ]);
  expect(daysAgo(last_modified_score ?? '')).toBe(120);
});

test('in the demo data the longest name has 200 characters', () => {
  expect(Math.max(...all.map(({ company_name }) => [...company_name].length))).toBe(200);
  const { company_description, pros_text } = startup('Summenformel Tabellen AG');
  expect([company_description?.slice(0, 6), pros_text?.slice(0, 5)]).toEqual(["'=SUM(", '=SUM(']);
});

test('the demo startup Zweiquellen has two sources, and its imported values take precedence', async () => {
  const { items: rows } = await read<{ items: Static<typeof RawStartup>[] }>(
    '/auth/startups/raw?pageSize=all',
  );
  const merged = startup('Zweiquellen Hydraulik AG');
  expect(merged).toMatchObject({
    founding_year: 2019,
    email: 'lagger@zweiquellen.example',
    awards: [{}, {}],
    articles: [{}, {}],
  });
  expect(
    rows
      .filter(({ startup_id }) => startup_id === merged.id)
      .map(({ origin }) => origin)
      .sort(),
  ).toEqual(['article', 'import']);
  expect(
    rows
      .filter(({ curated_at }) => curated_at === null)
      .map(({ company_name }) => company_name)
      .sort(),
  ).toEqual(['Warteschlange Logistik AG', 'Wiederkehr Batterien']);
  const answer = await server.app.inject({
    method: 'POST',
    url: '/auth/startups/curate/run',
    headers: server.asRole('admin'),
    payload: { dryRun: true },
  });
  expect(answer.json()).toMatchObject({ processed: 2, inserted: 1, updated: 1 });
});
