import { emptyFilterColumns, forgetFilters, keysOfSet, writeFilters } from './filter-columns';
import { anIndexedRow } from './indexed-row.fixture';

const row = (awards: string, assignee_id: string | null = null) =>
  anIndexedRow({ id: 1, awards, assignee_id });

test('sets of awards and people that no startup has any more make room for others', () => {
  const columns = emptyFilterColumns(2);
  for (let turn = 0; turn < 1_000; turn += 1) {
    writeFilters(columns, 0, row(`award ${turn}\nother`, `person ${turn}`));
    writeFilters(columns, 1, row('kept', 'person'));
  }
  expect([columns.sets.texts.length, columns.people.texts.length]).toEqual([3, 3]);
  expect([0, 1].map((slot) => keysOfSet(columns, columns.awards[slot] ?? 0))).toEqual([
    ['award 999', 'other'],
    ['kept'],
  ]);
  expect(columns.people.numberOf.get('person 998')).toBeUndefined();
});

test('of two startups with the same awards the other keeps them when one is gone', () => {
  const columns = emptyFilterColumns(3);
  for (const slot of [0, 1]) writeFilters(columns, slot, row('eurostars'));
  forgetFilters(columns, 0);
  writeFilters(columns, 2, row('fif grant'));
  expect(keysOfSet(columns, columns.awards[1] ?? 0)).toEqual(['eurostars']);
  forgetFilters(columns, 1);
  expect(columns.sets.numberOf.get('eurostars')).toBeUndefined();
});
