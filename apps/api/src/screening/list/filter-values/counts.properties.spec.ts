import { FLAGS, stageOf, UNKNOWN } from '@vaglio/startups-domain';
import fc from 'fast-check';
import { CODE_FILTERS } from '../code-filter';
import { NOON } from '../drawn-filters.fixture';
import { listRow } from '../snapshot/list-row.fixture';
import { countCodes } from '../snapshot/row-filter';
import { scoreBands } from './score-bands';

const drawnScore = fc.oneof(
  fc.integer({ min: -3, max: 30 }),
  fc.constantFrom(0.3, 5, 5.0001, 9.9999, -0.0001),
  fc.double({ min: -1e9, max: 1e9, noNaN: true }).map((score) => Math.round(score * 1e4) / 1e4),
);

test('score bands are adjacent, contain each score once, and count the startups within their limits', () =>
  fc.assert(
    fc.property(fc.array(drawnScore, { minLength: 1, maxLength: 40 }), (scores) => {
      const bands = scoreBands(scores);
      expect(bands.length).toBeLessThanOrEqual(10);
      expect(bands.slice(1).map(({ below }) => below)).toEqual(bands.slice(0, -1).map(({ from }) => from));
      expect(bands.map(({ count }) => count)).toEqual(
        bands.map(({ from, below }) => scores.filter((score) => score >= from && score < below).length),
      );
      expect(bands.reduce((sum, { count }) => sum + count, 0)).toBe(scores.length);
      expect([bands[0]?.count, bands.at(-1)?.count]).not.toContain(0);
    }),
  ));

test('an empty list has no score bands', () => expect(scoreBands([])).toEqual([]));

const flag = fc.constantFrom(0, 1);
const drawnRow = fc
  .record({
    canton: fc.constantFrom('ZH', 'GE', 'XX', null),
    sector: fc.constantFrom('ICT', 'OLD', null),
    rejected: flag,
    email_sent: flag,
    create_contract: flag,
    interested: flag,
    candidate: flag,
    later_until: fc.constantFrom(NOON, NOON + 1, null),
    has_step: fc.boolean(),
    due: fc.constantFrom('2026-04-30', '2026-05-01', '2026-05-02', null),
  })
  .map((row) => listRow({ ...row, due: row.has_step ? row.due : null }));
type Row = ReturnType<typeof listRow>;

/** Naive definitions of the filter values, on 1 May 2026. */
const NAIVE: Readonly<Record<keyof typeof CODE_FILTERS, (row: Row, code: string) => boolean>> = {
  canton: ({ canton }, code) => (canton === 'ZH' || canton === 'GE' ? canton : UNKNOWN) === code,
  sector: ({ sector }, code) => (sector === 'ICT' ? sector : UNKNOWN) === code,
  stage: (row, code) => stageOf(row, row.later_until === NOON + 1) === code,
  flag: (row, code) => FLAGS.some(({ name }) => name === code && row[name] === 1),
  step: ({ has_step, due }, code) =>
    ({ none: !has_step, due: due === '2026-05-01', overdue: due === '2026-04-30' })[code] === true,
};

test('each filter value is counted once per startup that has it', () =>
  fc.assert(
    fc.property(fc.array(drawnRow, { maxLength: 12 }), (rows) => {
      for (const filter of ['canton', 'sector', 'stage', 'flag', 'step'] as const)
        expect(countCodes(rows, filter, NOON)).toEqual(
          CODE_FILTERS[filter].map((code) => ({
            code,
            count: rows.filter((row) => NAIVE[filter](row, code)).length,
          })),
        );
    }),
  ));
