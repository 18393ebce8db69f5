import { isUnknownCall, isUnknownOrForbidden } from './is-unknown-call';

test.each([
  [{ status: 404 }, true],
  [{ status: 405 }, true],
  [{ status: 501 }, true],
  [{ status: 'PARSING_ERROR', originalStatus: 200 }, true],
  [{ status: 500 }, false],
  [{ status: 403 }, false],
  [{ status: 'FETCH_ERROR' }, false],
  [undefined, false],
])('a call that fails with %j is one that the server does not know: %j', (error, isUnknown) => {
  expect(isUnknownCall(error)).toBe(isUnknown);
});

test.each([
  [{ status: 403 }, true],
  [{ status: 404 }, true],
  [{ status: 'PARSING_ERROR', originalStatus: 200 }, true],
  [{ status: 500 }, false],
  [{ status: 401 }, false],
  [{ status: 'FETCH_ERROR' }, false],
  [undefined, false],
  [null, false],
])('what fails with %j is unknown or forbidden: %j', (error, expected) =>
  expect(isUnknownOrForbidden(error)).toBe(expected),
);
