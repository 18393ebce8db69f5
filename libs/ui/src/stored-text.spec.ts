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
  const { result } = renderHook(() => useExportChoice('users', ['name', 'role'], ['name'], false));
  expect(result.current[0]).toEqual({
    format: 'csv',
    content: 'import',
    columns: ['name'],
    separator: 'comma',
  });
  const chosen = { format: 'xlsx', content: 'import', columns: ['role'], separator: 'tab' } as const;
  act(() => result.current[1](chosen));
  expect(result.current[0]).toEqual(chosen);
});

test('the separator of an export is remembered for every list', () => {
  const { result } = renderHook(() => useExportChoice('users', ['name'], ['name'], true));
  act(() =>
    result.current[1]({ format: 'csv', content: 'import', columns: ['name'], separator: 'semicolon' }),
  );
  const other = renderHook(() => useExportChoice('roles', ['role'], ['role'], true));
  expect(other.result.current[0]).toEqual({
    format: 'csv',
    content: 'screen',
    columns: ['role'],
    separator: 'semicolon',
  });
  storeText('export.separator', null);
});
