import { STAGES } from '@vaglio/startups-domain';
import fc from 'fast-check';
import { listRow } from '../list/snapshot/list-row.fixture';
import { stageFigures } from './stage-figures';

const NOW = Date.parse('2026-11-20T08:00:00Z');
const DAY_MS = 86_400_000;
const drawnRow = fc
  .record({
    id: fc.nat(),
    rejected: fc.constantFrom(0, 0, 1),
    email_sent: fc.constantFrom(0, 1),
    later_until: fc.constantFrom(null, NOW - 5 * DAY_MS, NOW + DAY_MS, NOW + 9 * DAY_MS),
    stage_since: fc.constantFrom(null, NOW - 400 * DAY_MS, NOW - 40 * DAY_MS, NOW - 3 * DAY_MS),
  })
  .map(listRow);

test('the figures of each board stage equal a separate count of its startups', () => {
  fc.assert(
    fc.property(fc.array(drawnRow, { maxLength: 20 }), fc.nat(3), (rows, offset) => {
      const figures = stageFigures(rows, { limit: 2, offset }, NOW);
      for (const stage of STAGES) {
        const mine = rows.filter(({ rejected, later_until, email_sent }) => {
          const isLater = later_until !== null && later_until > NOW;
          return stage === (rejected ? 'rejected' : isLater ? 'later' : email_sent ? 'contacted' : 'new');
        });
        const known = mine
          .map(({ rejected, later_until, stage_since }) =>
            rejected === 0 && later_until === NOW - 5 * DAY_MS ? later_until : stage_since,
          )
          .filter((since) => since !== null)
          .sort((a, b) => b - a);
        const ends = mine.flatMap(({ later_until }) => later_until ?? []);
        expect(figures.get(stage)).toEqual({
          total: mine.length,
          medianSince:
            stage === 'new' || known.length === 0 ? null : known[Math.floor((known.length - 1) / 2)],
          ofYear: known.filter((since) => since > NOW - 365 * DAY_MS).length,
          next: stage === 'later' && ends.length > 0 ? Math.min(...ends) : null,
          ids: mine.slice(offset, offset + 2).map(({ id }) => id),
        });
      }
    }),
  );
});
