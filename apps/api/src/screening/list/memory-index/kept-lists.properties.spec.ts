import fc from 'fast-check';
import { drawnFilters, NOON, rarely } from '../drawn-filters.fixture';
import { SORT_DIRECTIONS, SORT_KEYS, TOP_FILTERS } from '../../../scoring/ranking/list-choices';
import type { RankedQuery } from '../ranked-list';
import { indexedResult } from '../../views/list-result';
import { slotChanges } from './changed-slots';
import { UNDATED } from './filter-columns';
import { changedState } from './index-changes';
import { listSlots, modeSlots, placeOf, type IndexState } from './index-query';
import { emptyRows, writeRow, type IndexedRow } from './index-rows';
import { keptLists } from './kept-lists';
import { similarSlots } from './similar-names';

const TODAY = Math.floor(NOON / 86_400_000);
const ANN = '00000000-0000-4000-8000-00000000000a';
const RULES = { threshold: 1, top_percent: 0.3 };

/** Few values, so that many tie. */
const drawnRow: fc.Arbitrary<Omit<IndexedRow, 'id'>> = fc
  .record({
    name: fc.constantFrom('alpha', 'alpha bis', 'beta', '東京', '🚀 rocket'),
    founder: fc.constantFrom('', 'ann beta', 'zoe'),
    rejected: fc.constantFrom(0, 0, 0, 1),
    canton: fc.constantFrom('ZH', 'GE', null),
    sector: fc.constantFrom('ICT', 'BioT', null),
    later_until: fc.constantFrom(null, null, ...[-1, 0, 1, 2_000].map((ms) => (NOON + ms) * 1_000)),
    raised: fc.constantFrom(null, 0, 0.1, 500_000),
    flags: fc.nat(31),
    assignee_id: fc.constantFrom(null, ANN),
    step_day: fc.constantFrom(null, TODAY - 1, TODAY, TODAY + 1, UNDATED),
    stage_since: fc.constantFrom(null, 5),
    awards: fc.constantFrom('', 'a', 'a\nb c', 'd'),
    score: fc.constantFrom(null, 0, 0.3, 1, 5),
    firstTime_appear_inscore: fc.constantFrom(null, NOON * 1_000),
    last_modified_score: fc.constantFrom(null, 1, 2),
    article_date: fc.constantFrom(null, Date.parse('2026-04-30') * 1_000),
    founding_year: fc.constantFrom(null, 1990, 2020),
    created_at: fc.constantFrom(1, 2),
    updated_at: fc.constantFrom(1, 2),
  })
  .map(({ name, founder, ...row }) => ({ ...row, name_key: name, search_key: `${name}\n${founder}` }));

const drawnQuery = fc
  .tuple(
    fc.record({
      mode: fc.constantFrom(undefined, 'rejected' as const, 'all' as const),
      top: fc.constantFrom(undefined, undefined, ...TOP_FILTERS),
      sort: fc.constantFrom(undefined, ...SORT_KEYS),
      dir: fc.constantFrom(undefined, ...SORT_DIRECTIONS),
      q: fc.constantFrom(undefined, undefined, undefined, 'a', 'alpha', 'a b', '東', 'alphs'),
      score_from: rarely(0.3, 5),
      score_below: rarely(1, 5),
    }),
    drawnFilters,
    fc.boolean(),
  )
  .map(([set, filters, isFiltered]): RankedQuery => (isFiltered ? { ...set, ...filters } : set));

/** Ids are few, so that startups come back after they were deleted, and take the slots of others. */
const drawnId = fc.integer({ min: 1, max: 14 });
const drawnStep = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('ask' as const), query: fc.nat() }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('change' as const),
      written: fc.array(fc.tuple(drawnId, drawnRow), { maxLength: 3 }),
      gone: fc.array(drawnId, { maxLength: 2 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('edit' as const),
      id: drawnId,
      row: drawnRow,
      column: fc.constantFrom('score' as const, 'flags' as const, 'later_until' as const, 'awards' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      ms: fc.constantFrom(1, 2, 5_000, 86_400_000, -1, -86_400_000),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('rules' as const),
      threshold: fc.constantFrom(0, 1, 5),
      top_percent: fc.constantFrom(0, 0.3, 1),
    }),
  },
);

function newState(rows: readonly IndexedRow[], settings: IndexState['settings'], most = 5_000): IndexState {
  let written = emptyRows(2);
  for (const row of rows) written = writeRow(written, row, 1).rows;
  return {
    rows: written,
    settings,
    orders: new Map(),
    lists: keptLists(),
    changes: slotChanges(most),
    revision: 1,
  };
}

/** All that is read from lists, by ids. */
function answersOf(state: IndexState, query: RankedQuery, now: number) {
  const idsOf = (slots: Int32Array) => Array.from(slots, (slot) => state.rows.ids[slot]);
  const { ids, laterUntil } = indexedResult(state, query, now);
  return {
    list: idsOf(listSlots(state, query, now)),
    mode: idsOf(modeSlots(state, query)),
    places: Array.from(modeSlots(state, query), (slot) => placeOf(state, query, slot)),
    similar: idsOf(similarSlots(state, query, now)),
    result: Array.from(ids),
    later: Object.fromEntries(laterUntil),
  };
}

test.each([[5_000], [3]])(
  'lists that follow changes and the clock are those that are made anew, %s changes remembered',
  (most) => {
    const property = fc.property(
      fc.array(fc.tuple(drawnId, drawnRow), { maxLength: 10 }),
      fc.array(drawnQuery, { minLength: 1, maxLength: 4 }),
      fc.array(drawnStep, { minLength: 10, maxLength: 40 }),
      (drawn, queries, steps) => {
        const rows = new Map(drawn.map(([id, row]) => [id, { id, ...row }]));
        let state = newState([...rows.values()], RULES, most);
        let now = NOON;
        const change = (ids: readonly number[], settings = state.settings) => {
          const isThere = ids.flatMap((id) => rows.get(id) ?? []);
          state = changedState(state, { ids: [...ids], rows: isThere, settings }, state.revision + 1);
        };
        for (const step of steps) {
          if (step.kind === 'wait') now += step.ms;
          if (step.kind === 'rules') change([], { threshold: step.threshold, top_percent: step.top_percent });
          if (step.kind === 'edit') {
            const row = rows.get(step.id);
            if (row) rows.set(step.id, { ...row, [step.column]: step.row[step.column] });
            change([step.id]);
          }
          if (step.kind === 'change') {
            for (const [id, row] of step.written) rows.set(id, { id, ...row });
            for (const id of step.gone) rows.delete(id);
            change([...new Set([...step.written.map(([id]) => id), ...step.gone])]);
          }
          if (step.kind !== 'ask') continue;
          const query = queries[step.query % queries.length] ?? {};
          const anew = newState([...rows.values()], state.settings);
          expect(answersOf(state, query, now)).toEqual(answersOf(anew, query, now));
        }
      },
    );
    fc.assert(property, { numRuns: 300 });
  },
);
