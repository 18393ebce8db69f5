import { slotChanges } from './changed-slots';
import { changedState } from './index-changes';
import { listSlots, ordersByName, type IndexState } from './index-query';
import { emptyRows, writeRow, type IndexRows } from './index-rows';
import { anIndexedRow } from './indexed-row.fixture';
import { keptLists } from './kept-lists';

const SETTINGS = { threshold: 1, top_percent: 0.3 };
const REMEMBERED = 5;

const row = (id: number, name_key: string) => anIndexedRow({ id, name_key, score: 1 });
const nameOf = (id: number) => `name ${String(id).padStart(3, '0')}`;

/** Startups as they were read, in the order of their names. */
function readState(startups: number): IndexState {
  const read = Array.from({ length: startups }, (_, place) => row(place + 1, nameOf(place + 1)));
  const rows = read.reduce<IndexRows>((made, one) => writeRow(made, one, 1).rows, emptyRows(2));
  const orders = ordersByName(rows, 1);
  return {
    rows,
    settings: SETTINGS,
    orders,
    lists: keptLists(),
    changes: slotChanges(REMEMBERED),
    revision: 1,
  };
}

test.each([
  ['one after the other', 1],
  ['as many at once as are remembered', REMEMBERED],
  ['more at once than that', 3 * REMEMBERED],
])(
  'while nobody asks for it the order of names follows changes, %s, and is never made anew',
  (_what, atOnce) => {
    let state = readState(60);
    const allSlots = jest.spyOn(state.rows.slotOf, 'slots');
    // Each startup gets a name at the other end.
    for (let from = 1; from <= 60; from += atOnce) {
      const ids = Array.from({ length: Math.min(atOnce, 61 - from) }, (_, place) => from + place);
      const rows = ids.map((id) => row(id, nameOf(100 - id)));
      state = changedState(state, { ids, rows, settings: SETTINGS }, state.revision + 1);
    }
    const listed = Array.from(
      listSlots(state, { sort: 'founding_year' }),
      (slot) => state.rows.nameKeys[slot],
    );
    expect(listed).toEqual(Array.from({ length: 60 }, (_, place) => nameOf(place + 40)));
    expect(allSlots).not.toHaveBeenCalled();
  },
);
