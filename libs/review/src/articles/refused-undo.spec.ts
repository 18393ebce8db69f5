import { refusedUndo } from './refused-undo';

const refusal = (lists: object) => ({ status: 409, data: { error: 'Undo them first.', ...lists } });
const change = {
  id: '9',
  list: 'fields',
  field: 'canton',
  kind: 'corrected',
  before: 'GE',
  after: 'BE',
  made_by: 'Marc Aebi',
  made_at: '2026-11-12T11:00:00.000Z',
  startup_id: '14',
  note: null,
  undone_by: null,
  undone_at: null,
};

test.each([
  ['a later change of a fact', { later: [change] }, 'Canton: Genève to Bern, Marc Aebi, 12 Nov 2026'],
  [
    'list changes, changes of empty values and changes by an unknown person',
    {
      later: [
        { ...change, field: 'pros_text', before: null, after: 'Fast' },
        { ...change, list: 'awards', field: 'a1b2', before: 'eic', after: 'venture kick 3', made_by: null },
        { ...change, kind: 'confirmed', before: 'BE' },
      ],
    },
    'Pros: empty to Fast, Marc Aebi, 12 Nov 2026; eic to venture kick 3, Somebody, 12 Nov 2026; Canton: accepted Bern, Marc Aebi, 12 Nov 2026',
  ],
  [
    'a later review step',
    { steps: [{ id: '4', words: 'Canton ZG of Alpha AG accepted', decided_by: 'Anna Keller' }] },
    'Canton ZG of Alpha AG accepted, Anna Keller',
  ],
  [
    'changes of a merged startup',
    { changes: [{ what: 'Canton changed', by: 'Ann', at: '2026-11-12T11:00:00.000Z' }] },
    'Canton changed, Ann, 12 Nov 2026',
  ],
])('a refused undo in an article lists %s', (_what, lists, text) =>
  expect(refusedUndo(refusal(lists))).toBe(`Undo them first. ${text}.`),
);

test('a refused undo without details shows the server’s message', () => {
  expect(refusedUndo(refusal({}))).toBe('Undo them first.');
});
