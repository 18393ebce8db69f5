import { act, renderHook } from '@testing-library/react';
import { useExportChoice } from './export/use-export-choice';
import { storeText, readStoredText } from './stored-text';

function refuseStorage(): void {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
}
afterEach(() => jest.restoreAllMocks());

test('a text is kept by the browser until it is removed', () => {
  expect(readStoredText('colour')).toBeNull();
  storeText('colour', 'blue');
  expect(readStoredText('colour')).toBe('blue');
  storeText('colour', null);
  expect(readStoredText('colour')).toBeNull();
});

test('a browser that refuses storage keeps nothing, and nothing fails', () => {
  refuseStorage();
  storeText('colour', 'blue');
  storeText('colour', null);
  expect(readStoredText('colour')).toBeNull();
});

test('the choice of an export holds until the page is closed where the browser refuses storage', () => {
  refuseStorage();
  const { result } = renderHook(() => useExportChoice('users', ['name', 'role'], ['name']));
  expect(result.current[0]).toEqual({ format: 'csv', columns: ['name'], separator: 'comma' });
  act(() => result.current[1]({ format: 'xlsx', columns: ['role'], separator: 'tab' }));
  expect(result.current[0]).toEqual({ format: 'xlsx', columns: ['role'], separator: 'tab' });
});

test('the separator of an export is remembered for every list', () => {
  const { result } = renderHook(() => useExportChoice('users', ['name'], ['name']));
  act(() => result.current[1]({ format: 'csv', columns: ['name'], separator: 'semicolon' }));
  const other = renderHook(() => useExportChoice('roles', ['role'], ['role']));
  expect(other.result.current[0]).toEqual({ format: 'csv', columns: ['role'], separator: 'semicolon' });
  storeText('export.separator', null);
});
