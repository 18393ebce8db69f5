import { act, renderHook } from '@testing-library/react';
import { useClosedNotice } from './use-pipeline-run';

afterEach(() => jest.restoreAllMocks());

test('a closed notice stays closed until the page is closed where the browser refuses storage', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const { result } = renderHook(useClosedNotice);
  expect(result.current[0]).toBeNull();
  act(() => result.current[1]('run 1'));
  expect(result.current[0]).toBe('run 1');
});
