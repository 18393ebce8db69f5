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
  ['the outcome that the server returns', { id: '1', outcome: 'unchanged' }, { done: 'unchanged' }],
  ['an update', { outcome: 'updated' }, { done: 'updated' }],
  ['an answer without an outcome as inserted', {}, { done: 'inserted' }],
  ['an answer that holds an error as a failure', { error: 'row: too long' }, { failure: 'row: too long' }],
  [
    "a refusal by the server's message",
    () => ({ status: 400, body: { error: 'founding_year must be at least 1800.' } }),
    { failure: 'founding_year must be at least 1800.' },
  ],
  ['a refusal without words by the fallback', () => ({ status: 500, body: {} }), { failure: 'Save failed' }],
  ['an unreadable answer', () => ({ text: '<html>' }), { failure: 'Failed to parse server response' }],
  ['a broken connection', unreachable, { failure: 'Save failed' }],
])('the response to an import row is read: %s', async (_name, answer, outcome) => {
  fakeApi({ [IMPORT]: answer });
  expect(await sendRow(BODY)).toEqual(outcome);
});
