import type { DecisionRule } from '@vaglio/contract';
import { draftProblem, requestOfDraft } from './decision-draft';
import { REJECT_RULE } from './decision-rules.fixture';
import { reasonKey } from './reason-key';

const rule = (is_reason_required: boolean): DecisionRule => ({ ...REJECT_RULE, is_reason_required });
const NEEDED = 'Choose a reason, or write details.';

test.each([
  [{ reasonId: '1', details: '' }, true, null],
  [{ reasonId: '', details: ' ' }, true, NEEDED],
  [{ reasonId: '', details: 'Sold' }, true, null],
  [{ reasonId: '3', details: '' }, true, NEEDED],
  [{ reasonId: '', details: '' }, false, null],
  [{ reasonId: '2', details: '' }, false, '“Other” needs details.'],
  [{ reasonId: '2', details: 'Sold' }, true, null],
])('the decision input %j with a required reason (%s) has the error: %s', (draft, isRequired, problem) => {
  expect(draftProblem(draft, rule(isRequired), false)).toBe(problem);
});

test('adding a reason to a decision needs a reason, even if the decision does not', () => {
  expect(draftProblem({ reasonId: '', details: '' }, rule(false), true)).toBe(NEEDED);
});

test.each([
  [{ reasonId: '', details: '  ' }, {}],
  [
    { reasonId: '2', details: ' Sold ' },
    { reason_id: '2', details: 'Sold' },
  ],
  [
    { reasonId: '', details: '', later: { until: '2026-12-24', isEarly: false } },
    { until: '2026-12-24', earlier: false },
  ],
])('the decision input %j is sent as %j', (draft, request) => expect(requestOfDraft(draft)).toEqual(request));

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
])('the key press %j selects the reason %j', (pressed, reasonOf) =>
  expect(reasonKey(pressed)).toEqual(reasonOf),
);
