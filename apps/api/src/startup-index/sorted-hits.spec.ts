import fc from 'fast-check';
import { comparerByName, comparerOf } from './rank-order';
import { emptyRows, writeRow, type IndexedRow } from './index-rows';
import { sortedHits } from './sorted-hits';

const row = (id: number, name_key: string, score: number | null): IndexedRow => ({
  ...{
    id,
    name_key,
    score,
    search_key: name_key,
    rejected: 0,
    canton: null,
    sector: null,
    later_until: null,
  },
  ...{ raised: null, flags: 0, assignee_id: null, step_day: null, stage_since: null, awards: '' },
  ...{ firstTime_appear_inscore: null, last_modified_score: null, article_date: null, founding_year: null },
  ...{ created_at: 1, updated_at: 1 },
});

/** Few values and names, so that many tie; up to forty of the same value. */
const drawnRows = fc.array(
  fc.tuple(
    fc.constantFrom('alpha', 'beta', 'beta 2', '東京', '🚀'),
    fc.constantFrom(null, null, 0, -0, 0.3, -5, 1e300, 5e-324),
  ),
  { maxLength: 120 },
);

test('hits are in the order of all startups, whichever they are', () => {
  const drawn = fc.tuple(
    drawnRows,
    fc.constantFrom('asc' as const, 'desc' as const),
    fc.infiniteStream(fc.boolean()),
  );
  fc.assert(
    fc.property(drawn, ([named, direction, picks]) => {
      let rows = emptyRows(2);
      named.forEach(([name, score], place) => {
        rows = writeRow(rows, row(named.length - place, name, score), 1).rows;
      });
      const slots = named.map((_, slot) => slot).filter(() => picks.next().value === true);
      const sorted = sortedHits(slots, rows.columns.score, direction, comparerByName(rows));
      expect([...sorted]).toEqual([...slots].sort(comparerOf(rows, 'score', direction)));
    }),
  );
});
