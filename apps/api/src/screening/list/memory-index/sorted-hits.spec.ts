import fc from 'fast-check';
import { comparerByName, comparerOf } from './rank-order';
import { emptyRows, writeRow } from './index-rows';
import { anIndexedRow } from './indexed-row.fixture';
import { sortedHits } from './sorted-hits';

const row = (id: number, name_key: string, score: number | null) => anIndexedRow({ id, name_key, score });

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
