import { errorText } from './error-text';

test.each([
  [{ status: 409, data: { error: 'Name is taken' } }, 'Name is taken'],
  [{ error: 'Name is taken' }, 'Name is taken'],
  [{ status: 500, data: { message: 'x' } }, 'Save failed'],
  [{ status: 502, data: null }, 'Save failed'],
  [{ status: 400, data: { error: '' } }, 'Save failed'],
  [{ status: 400, data: { error: { code: 1 } } }, 'Save failed'],
  [{ status: 'FETCH_ERROR', error: 'TypeError: Failed to fetch' }, 'Save failed'],
  [{ status: 'PARSING_ERROR', originalStatus: 200, error: 'x' }, 'Failed to parse server response'],
  [{ status: 'PARSING_ERROR', originalStatus: 502, error: 'x' }, 'Save failed'],
  [new Error('a bug'), 'Save failed'],
  [undefined, 'Save failed'],
  ['text', 'Save failed'],
])('of %j a person reads %j', (failure, message) => expect(errorText(failure, 'Save failed')).toBe(message));
