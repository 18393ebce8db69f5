import type { DecisionRule } from '@vaglio/contract';
import { draftProblem } from './decision-draft';
import { reasonKey } from './reason-key';

const reason = { kind: 'rejected', retired_at: null, used: 0, version: 1 } as const;
const rule = (is_reason_required: boolean): DecisionRule => ({
  kind: 'rejected',
  is_reason_required,
  version: 1,
  reasons: [
    { ...reason, id: '1', label: 'Too early', needs_details: false },
    { ...reason, id: '2', label: 'Other', needs_details: true },
    { ...reason, id: '3', label: 'Old', needs_details: false, retired_at: '2026-01-01T00:00:00.000Z' },
  ],
});
const NEEDED = 'Choose a reason, or write details.';

test.each([
  [{ reasonId: '1', details: '' }, true, null],
  [{ reasonId: '', details: ' ' }, true, NEEDED],
  [{ reasonId: '', details: 'Sold' }, true, null],
  [{ reasonId: '3', details: '' }, true, NEEDED],
  [{ reasonId: '', details: '' }, false, null],
  [{ reasonId: '2', details: '' }, false, '“Other” needs details.'],
  [{ reasonId: '2', details: 'Sold' }, true, null],
])('%j where a reason is required (%s): %s', (draft, isRequired, problem) => {
  expect(draftProblem(draft, rule(isRequired), false)).toBe(problem);
});

test('an added reason is one, also where none is required', () => {
  expect(draftProblem({ reasonId: '', details: '' }, rule(false), true)).toBe(NEEDED);
});

const plain = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };

test.each([
  [
    { ...plain, code: 'Digit1' },
    { index: 0, isForDetails: false },
  ],
  [
    { ...plain, code: 'Numpad9' },
    { index: 8, isForDetails: false },
  ],
  [
    { ...plain, code: 'Digit3', shiftKey: true },
    { index: 2, isForDetails: true },
  ],
  [{ ...plain, code: 'Digit0' }, null],
  [{ ...plain, code: 'Digit1', ctrlKey: true }, null],
  [{ ...plain, code: 'KeyR' }, null],
])('%j is the reason %j', (pressed, reasonOf) => expect(reasonKey(pressed)).toEqual(reasonOf));
