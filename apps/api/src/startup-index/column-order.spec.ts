import fc from 'fast-check';
import { inColumnOrder } from './column-order';
import { emptyRows, writeRow, type IndexRows } from './index-rows';
import { comparerByName, comparerOf } from './rank-order';

/** Numbers of all kinds that a column may hold, few of them, so that many tie. */
const drawnValue = fc.oneof(
  fc.constantFrom(null, null, 0, -0, 1, -1, 0.1, 0.3, 1.7e15, 1.7e15 + 1, -62e15, Number.MIN_VALUE),
  fc.double({ noNaN: true }),
);

function rowsWith(scores: readonly (number | null)[]): IndexRows {
  return scores.reduce<IndexRows>(
    (rows, score, place) =>
      writeRow(
        rows,
        {
          id: place + 1,
          rejected: 0,
          canton: null,
          sector: null,
          name_key: `name ${(place * 7) % 5}`,
          search_key: '',
          later_until: null,
          raised: null,
          flags: 0,
          assignee_id: null,
          step_day: null,
          stage_since: null,
          awards: '',
          score,
          firstTime_appear_inscore: null,
          last_modified_score: null,
          article_date: null,
          founding_year: null,
          created_at: null,
          updated_at: null,
        },
        1,
      ).rows,
    emptyRows(2),
  );
}

test.each(['asc', 'desc'] as const)('startups by a column, %s, are in the order of comparing them', (dir) => {
  fc.assert(
    fc.property(fc.array(drawnValue, { maxLength: 60 }), (scores) => {
      const rows = rowsWith(scores);
      const byName = rows.slotOf.slots().sort(comparerByName(rows));
      const sorted = inColumnOrder(byName, rows.columns.score, dir);
      expect([...sorted]).toEqual([...byName.toSorted(comparerOf(rows, 'score', dir))]);
    }),
  );
});
