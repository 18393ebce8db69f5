import { name, object } from '@vaglio/contract';
import { currentOf, errorText, failureStatus } from './error-text';

test.each([
  [{ status: 409, data: { error: 'Name is taken' } }, 'Name is taken'],
  [{ error: 'Name is taken' }, 'Name is taken'],
  [{ status: 500, data: { message: 'x' } }, 'Save failed'],
  [{ status: 502, data: null }, 'Save failed'],
  [{ status: 400, data: { error: '' } }, 'Save failed'],
  [{ status: 400, data: { error: { code: 1 } } }, 'Save failed'],
  [{ status: 'FETCH_ERROR', error: 'TypeError: Failed to fetch' }, 'Save failed'],
  [{ status: 'UNREADABLE', error: 'x' }, 'Save failed'],
  [{ status: 'PARSING_ERROR', originalStatus: 200, error: 'x' }, 'Failed to parse server response'],
  [{ status: 'PARSING_ERROR', originalStatus: 502, error: 'x' }, 'Save failed'],
  [new Error('a bug'), 'Save failed'],
  [undefined, 'Save failed'],
  ['text', 'Save failed'],
])('the error %j is shown as %j', (failure, message) =>
  expect(errorText(failure, 'Save failed')).toBe(message),
);

test.each([
  [{ status: 404, data: null }, 404],
  [{ status: 'FETCH_ERROR', error: 'x' }, 'FETCH_ERROR'],
  [{ status: 'UNREADABLE', error: 'x' }, 'UNREADABLE'],
  [{ status: 'later' }, null],
  [undefined, null],
])('the status of the error %j is %j', (failure, status) => expect(failureStatus(failure)).toBe(status));

test.each([
  [{ status: 412, data: { error: 'Stale', current: { id: 7 } } }, { id: '7' }],
  [{ status: 412, data: { error: 'Stale' } }, null],
  [{ status: 409, data: { error: 'Taken', current: { id: 7 } } }, null],
  [undefined, null],
])('the current row is read from the conflict %j as %j', (failure, row) =>
  expect(currentOf(failure, object({ id: name }))).toEqual(row),
);
