import { act, renderHook } from '@testing-library/react';
import { useClosedNotice } from './use-pipeline-run';

afterEach(() => jest.restoreAllMocks());

test('in a browser that refuses storage, a closed notice remains closed until the page is closed', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const { result } = renderHook(useClosedNotice);
  expect(result.current[0]).toBeNull();
  act(() => result.current[1]('run 1'));
  expect(result.current[0]).toBe('run 1');
});
