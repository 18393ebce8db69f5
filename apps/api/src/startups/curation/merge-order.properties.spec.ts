import * as fc from 'fast-check';
import type { Financing } from '../../platform/db/schema/company-facts';
import { raisedBy } from './company-lists';
import { NOTHING_YET } from './curated-row';
import { mergeRow, type RawRow } from './merge-row';

const FREE = { hasExternalId: () => false, hasName: () => false, hasHost: () => false };

const word = fc.option(fc.constantFrom('a', 'b', 'c'), { nil: null });
const flag = fc.constantFrom(0, 1);
const rowWithoutTime = fc.record({
  company_name: fc.constantFrom('Acme', 'Acme AG', 'ACME'),
  email: word,
  canton: word,
  website: fc.constantFrom(null, 'https://a.ch', 'https://b.ch'),
  url: fc.constantFrom(null, 'https://news.example/1', 'https://news.example/2'),
  article_date: fc.constantFrom(null, '2022-05-01', '2026-03-01'),
  founding_year: fc.option(fc.integer({ min: 1800, max: 2100 }), { nil: null }),
  rejected: flag,
  investment: flag,
  last_name: word,
  origin: fc.constantFrom<'import' | 'article'>('import', 'article'),
});
const sum = fc.record({
  kind: fc.constantFrom<Financing['kind']>('round', 'total', 'takeover', 'valuation'),
  amount: fc.constantFrom(1e6, 2_500_000, 4e7),
  currency: fc.constantFrom('CHF', 'USD'),
  as_stated: fc.constant('a sum'),
  stage: fc.constant(null),
  date: fc.constantFrom(null, '2022-05-01', '2026-03-01'),
  quote: fc.constantFrom('one quote', 'another'),
  at: fc.constant(null),
  raw_id: fc.constant(null),
});

/** Returns the values of a row with amounts: the amounts and the raised money that follows from them. */
const saying = (financings: Financing[]) => ({
  financings,
  raised_money: raisedBy(financings)?.amount ?? null,
});

/** Generator of rows of one company with different timestamps. */
const rowWithSums = fc.tuple(rowWithoutTime, fc.array(sum, { maxLength: 3 })).map(([row, financings]) => ({
  ...row,
  ...saying(row.origin === 'article' ? financings : []),
}));
const rows = fc.array(rowWithSums, { minLength: 1, maxLength: 6 }).map((list) =>
  list.map((row, i): RawRow => ({
    ...NOTHING_YET,
    ...row,
    id: i,
    external_id: null,
    startup_id: null,
    awards: [],
    articles: [],
    updated_at: `2026-01-0${i + 1}T00:00:00.000Z`,
  })),
);

const mergeAll = (list: readonly RawRow[]) =>
  list.reduce((row, raw) => mergeRow(row, raw, FREE).row, NOTHING_YET);

test('a company merged from rows does not depend on the order of the rows', () => {
  const anyOrder = rows.chain((list) =>
    fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
  );
  fc.assert(
    fc.property(anyOrder, ([list, shuffled]) => {
      const { origins: saidBy, ...fields } = mergeAll(list);
      const { origins: saidByShuffled, ...fieldsShuffled } = mergeAll(shuffled);
      expect(fieldsShuffled).toEqual(fields);
      for (const field of [
        'company_name',
        'email',
        'canton',
        'website',
        'founding_year',
        'article_date',
        'raised_money',
      ])
        expect(saidByShuffled[field]).toEqual(saidBy[field]);
    }),
  );
});

test('the raised amount is a total or the rounds in francs, and never a takeover or valuation', () => {
  fc.assert(
    fc.property(rows, (list) => {
      const { financings, raised_money } = mergeAll(list);
      const francs = financings.filter(({ currency }) => currency === 'CHF');
      const of = (kind: string) => francs.filter((each) => each.kind === kind).map(({ amount }) => amount);
      const totals = of('total');
      const rounds = of('round').reduce((all, amount) => all + amount, 0);
      if (totals.length > 0) expect(totals).toContain(raised_money);
      else expect(raised_money).toBe(rounds === 0 ? null : rounds);
    }),
  );
});

test('merging a row a second time changes nothing', () => {
  fc.assert(
    fc.property(rows, (list) => {
      const merged = mergeAll(list);
      for (const raw of list)
        expect(mergeRow(merged, raw, FREE)).toEqual({ row: merged, changed: false, factsChanged: false });
    }),
  );
});
