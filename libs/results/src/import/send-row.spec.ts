import { fakeApi, unreachable } from '@vaglio/test-kit';
import { sendRow } from './send-row';

const IMPORT = 'POST /auth/startups/import-raw';
const BODY = { company_name: 'Nivalis', awards: ['venture kick 1'] };

test('an import row is sent in one request', async () => {
  const api = fakeApi({ [IMPORT]: { id: '1', outcome: 'inserted' } });
  expect(await sendRow(BODY)).toEqual({ done: 'inserted' });
  expect(api.calls.map(({ body }) => body)).toEqual([BODY]);
});

test.each([
  ['any outcome that the server returns', { id: '1', outcome: 'unchanged' }, { done: 'unchanged' }],
  ['an updated row', { outcome: 'updated' }, { done: 'updated' }],
  ['a response without an outcome counts as inserted', {}, { done: 'inserted' }],
  ['a response with an error counts as failed', { error: 'row: too long' }, { failure: 'row: too long' }],
  [
    "a refused row shows the server's message",
    () => ({ status: 400, body: { error: 'founding_year must be at least 1800.' } }),
    { failure: 'founding_year must be at least 1800.' },
  ],
  [
    "a refused row without a message shows 'Save failed'",
    () => ({ status: 500, body: {} }),
    { failure: 'Save failed' },
  ],
  ['a response that is not JSON', () => ({ text: '<html>' }), { failure: 'Failed to parse server response' }],
  ['an interrupted connection', unreachable, { failure: 'Save failed' }],
])('the response to an import row is read: %s', async (_name, answer, outcome) => {
  fakeApi({ [IMPORT]: answer });
  expect(await sendRow(BODY)).toEqual(outcome);
});
