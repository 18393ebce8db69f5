import type { FieldOrigin } from '../../platform/db/schema/startups.table';
import { NOTHING_YET, type CuratedRow } from './curated-row';
import { mergeRow, type RawRow, type TakenKeys } from './merge-row';

const DAY_1 = '2026-01-01T00:00:00.000Z';
const DAY_2 = '2026-01-02T00:00:00.000Z';
const NOTHING_TAKEN: TakenKeys = { hasExternalId: () => false, hasName: () => false, hasHost: () => false };

function aRawRow(fields: Partial<RawRow> = {}): RawRow {
  const { origins, name_key, website_host, search_key, ...nothing } = NOTHING_YET;
  expect([origins, name_key, website_host, search_key]).toEqual([{}, '', null, '']);
  return {
    ...nothing,
    id: 5,
    company_name: 'Acme',
    origin: 'import',
    updated_at: DAY_2,
    startup_id: null,
    awards: [],
    articles: [],
    ...fields,
  };
}

const heldBy = (by: FieldOrigin['by'], at: string): FieldOrigin => ({ by, at });
const aStartup = (fields: Partial<CuratedRow>): CuratedRow => ({
  ...NOTHING_YET,
  company_name: 'Acme',
  ...fields,
});
const merge = (startup: CuratedRow, raw: RawRow, taken = NOTHING_TAKEN) => mergeRow(startup, raw, taken);

test.each([
  ['an import', 'import', DAY_2, 'a person', 'person', DAY_1, 'held'],
  ['an article', 'article', DAY_2, 'a person', 'person', DAY_1, 'held'],
  ['an import', 'import', DAY_1, 'an article', 'article', DAY_2, 'incoming'],
  ['an article', 'article', DAY_2, 'an import', 'import', DAY_1, 'held'],
  ['a newer import', 'import', DAY_2, 'an import', 'import', DAY_1, 'incoming'],
  ['an older import', 'import', DAY_1, 'an import', 'import', DAY_2, 'held'],
  ['a newer article', 'article', DAY_2, 'an article', 'article', DAY_1, 'incoming'],
  ['an older article', 'article', DAY_1, 'an article', 'article', DAY_2, 'held'],
] as const)(
  'if a value of %s (%s, %s) meets a value of %s (%s, %s), the value %s is kept',
  (_a, origin, updated_at, _b, by, at, wins) => {
    const startup = aStartup({
      email: 'held',
      founding_year: 2001,
      origins: { email: heldBy(by, at), founding_year: heldBy(by, at) },
    });
    const { row } = merge(startup, aRawRow({ email: 'incoming', founding_year: 2002, origin, updated_at }));
    expect([row.email, row.founding_year]).toEqual([wins, wins === 'incoming' ? 2002 : 2001]);
    expect(row.origins['email']).toEqual(
      wins === 'incoming' ? { by: origin, at: updated_at, raw_id: 5 } : heldBy(by, at),
    );
  },
);

test('a raised amount is merged together with its currency', () => {
  const startup = aStartup({ raised_money: 5, origins: { raised_money: heldBy('import', DAY_1) } });
  const { row, changed } = merge(startup, aRawRow({ raised_money: 5, raised_currency: 'USD' }));
  expect([row.raised_money, row.raised_currency, changed]).toEqual([5, 'USD', true]);
  expect(merge(row, aRawRow({ raised_money: null })).row.raised_currency).toBe('USD');
});

test.each([
  ['2022-05-01', DAY_2, '2026-03-01', DAY_1, 'held'],
  ['2026-03-01', DAY_1, '2022-05-01', DAY_2, 'said'],
  ['2026-03-01', DAY_2, '2026-03-01', DAY_1, 'said'],
  ['2026-03-01', DAY_1, '2026-03-01', DAY_2, 'held'],
  [null, DAY_2, '2022-05-01', DAY_1, 'held'],
  ['2022-05-01', DAY_1, null, DAY_2, 'said'],
  [null, DAY_2, null, DAY_1, 'said'],
] as const)(
  'an article of %s read on %s after one of %s read on %s keeps the value that was %s',
  (article_date, updated_at, published, at, wins) => {
    const startup = aStartup({
      email: 'held',
      origins: { email: { by: 'article', at, ...(published !== null && { published }) } },
    });
    const { row } = merge(startup, aRawRow({ email: 'said', origin: 'article', article_date, updated_at }));
    expect(row.email).toBe(wins);
  },
);

test.each([
  ['Oldwin AG', 'article', 'Oldwin', 'article', 'Oldwin AG'],
  ['Oldwin AG', 'article', 'Oldwin', 'import', 'Oldwin AG'],
  ['Oldwin', 'article', 'Oldwin AG', 'article', 'Oldwin AG'],
  ['Oldwin', 'import', 'Oldwin AG', 'article', 'Oldwin AG'],
  ['Oldwin', 'person', 'Oldwin AG', 'import', 'Oldwin'],
  ['Oldwin AG', 'article', 'OLDWIN SA', 'article', 'OLDWIN SA'],
] as const)(
  'a startup called %s by %s and then %s by %s gets the name %s',
  (held, by, name, origin, becomes) => {
    const startup = aStartup({ company_name: held, origins: { company_name: heldBy(by, DAY_1) } });
    expect(merge(startup, aRawRow({ company_name: name, origin })).row.company_name).toBe(becomes);
  },
);

test('an empty value never overwrites a value in a merge', () => {
  const startup = aStartup({
    email: 'held',
    canton: 'ZH',
    raised_money: 0,
    origins: { email: heldBy('article', DAY_1) },
  });
  expect(merge(startup, aRawRow()).row).toMatchObject({ email: 'held', canton: 'ZH', raised_money: 0 });
});

test('a merge fills a field that a person emptied', () => {
  const startup = aStartup({ email: null, origins: { email: heldBy('person', DAY_1) } });
  expect(merge(startup, aRawRow({ email: 'incoming', origin: 'article' })).row.email).toBe('incoming');
});

test.each([
  [0, undefined, 0, 0],
  [0, undefined, 1, 1],
  [1, 'import', 0, 1],
  [0, 'person', 1, 0],
  [1, 'person', 0, 1],
] as const)('a flag that is %d by %s and meets the value %d becomes %d', (held, by, incoming, becomes) => {
  const startup = aStartup({ candidate: held, origins: by ? { candidate: heldBy(by, DAY_1) } : {} });
  expect(merge(startup, aRawRow({ candidate: incoming })).row.candidate).toBe(becomes);
});

test('Investment in a spreadsheet sets the flag interested unless a person removed it', () => {
  expect(merge(aStartup({}), aRawRow({ investment: 1 })).row).toMatchObject({ investment: 1, interested: 1 });
  const unmarked = aStartup({ origins: { interested: heldBy('person', DAY_1) } });
  expect(merge(unmarked, aRawRow({ investment: 1 })).row).toMatchObject({ investment: 1, interested: 0 });
});

test('the match keys of a startup are updated with its fields', () => {
  const { row } = merge(
    aStartup({}),
    aRawRow({ company_name: 'Älpli AG', first_name: 'Zoé', website: 'https://www.aelpli.ch/en' }),
  );
  expect(row).toMatchObject({
    name_key: 'alpli',
    website_host: 'aelpli.ch',
    search_key: 'alpli ag\naelpli ag\nzoe',
  });
});

test('a merge does not use an external id, name or website of another startup', () => {
  const startup = aStartup({ company_name: 'Old', website: 'https://old.ch' });
  const raw = aRawRow({
    external_id: 'x',
    company_name: 'New',
    website: 'https://new.ch',
    email: 'incoming',
  });
  const { row } = merge(startup, raw, {
    hasExternalId: (key) => key === 'x',
    hasName: (key) => key === 'new',
    hasHost: (host) => host === 'new.ch',
  });
  expect(row).toMatchObject({
    external_id: null,
    company_name: 'Old',
    website: 'https://old.ch',
    email: 'incoming',
  });
});

test('a merge keeps the existing external id of a startup', () => {
  expect(merge(aStartup({}), aRawRow({ external_id: 'x' })).row.external_id).toBe('x');
  expect(merge(aStartup({ external_id: 'first' }), aRawRow({ external_id: 'x' })).row.external_id).toBe(
    'first',
  );
});

test('a startup counts as changed only if a value differs', () => {
  const startup = aStartup({ email: 'same', origins: { email: heldBy('article', DAY_1) } });
  const { row, changed } = merge(startup, aRawRow({ email: 'same' }));
  expect([changed, row.origins['email']?.by]).toEqual([false, 'import']);
  expect(merge(startup, aRawRow({ email: 'other' })).changed).toBe(true);
  expect(merge(startup, aRawRow({ rejected: 1 })).changed).toBe(true);
});
