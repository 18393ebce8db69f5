import { CANTON_CODES, companyHost, SECTORS } from '@vaglio/startups-domain';
import { nameKeyOf } from '../../../startups/raw/match-keys';
import { sampleRow } from './sample-row';

const rows = Array.from({ length: 20_000 }, (_, index) => sampleRow(index));
const share = (holds: (row: (typeof rows)[number]) => boolean) => rows.filter(holds).length / rows.length;

test('the sample startup with a given number is always the same', () => {
  expect(sampleRow(12_345)).toEqual(rows[12_345]);
});

test('all sample startups differ in name, website and id, so that curation never merges them', () => {
  const some = [...rows, ...Array.from({ length: 2_000 }, (_, index) => sampleRow(71_500 + index))];
  for (const key of [
    some.map(({ company_name }) => nameKeyOf(company_name)),
    some.map(({ website }) => companyHost(website)),
    some.map(({ ID }) => ID),
  ]) {
    expect(new Set(key).size).toBe(some.length);
  }
});

test('sample startups are distributed like real startups', () => {
  expect(new Set(rows.map(({ canton }) => canton))).toEqual(new Set([...CANTON_CODES, null]));
  expect(new Set(rows.map(({ sector }) => sector))).toEqual(
    new Set([...SECTORS.map(({ code }) => code), null]),
  );
  expect(rows.reduce((sum, { awards = [] }) => sum + awards.length, 0) / rows.length).toBeCloseTo(2.5, 0);
  expect(share(({ canton }) => canton === 'ZH')).toBeCloseTo(0.25, 1);
  expect(share(({ rejected }) => rejected === 1)).toBeCloseTo(0.08, 1);
  for (const flag of [
    'rejected',
    'candidate',
    'missing_data',
    'email_sent',
    'interested',
    'personality_test_sent',
    'test_passed',
    'create_contract',
    'investment',
  ] as const) {
    expect([flag, share((row) => row[flag] === 1) > 0]).toEqual([flag, true]);
  }
});

test('founding years of sample startups are before 2027', () => {
  const years = rows
    .map(({ founding_year }) => founding_year)
    .filter((year): year is number => typeof year === 'number');
  expect([Math.min(...years) >= 2011, Math.max(...years)]).toEqual([true, 2026]);
});
