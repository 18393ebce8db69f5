import { act, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { CsvSeparatorContext } from './export/csv-separator';
import { useExportChoice } from './export/use-export-choice';
import { storeText, readStoredText } from './stored-text';

function refuseStorage(): void {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
}
afterEach(() => jest.restoreAllMocks());

test('the browser stores a setting until it is removed', () => {
  expect(readStoredText('colour')).toBeNull();
  storeText('colour', 'blue');
  expect(readStoredText('colour')).toBe('blue');
  storeText('colour', null);
  expect(readStoredText('colour')).toBeNull();
});

test('in a browser without storage no setting is stored, and no error occurs', () => {
  refuseStorage();
  storeText('colour', 'blue');
  storeText('colour', null);
  expect(readStoredText('colour')).toBeNull();
});

test('a selected CSV separator is stored in the profile and not in the browser', () => {
  const keep = jest.fn();
  const wrapper = ({ children }: { readonly children: ReactNode }) =>
    createElement(CsvSeparatorContext, { value: { separator: 'comma', keep } }, children);
  const { result } = renderHook(() => useExportChoice('users', ['name'], ['name'], false), { wrapper });
  const [choice, remember] = result.current;
  act(() => remember({ ...choice, format: 'xlsx' }));
  expect(keep).not.toHaveBeenCalled();
  act(() => remember({ ...choice, separator: 'semicolon' }));
  expect(keep.mock.calls).toEqual([['semicolon']]);
  expect(readStoredText('export.users')).not.toContain('semicolon');
});

test('in a browser that refuses storage, an export option applies until the page is closed', () => {
  refuseStorage();
  const { result } = renderHook(() => useExportChoice('users', ['name', 'role'], ['name'], false));
  expect(result.current[0]).toEqual({
    format: 'csv',
    content: 'import',
    columns: ['name'],
    separator: 'comma',
  });
  const chosen = { format: 'xlsx', content: 'import', columns: ['role'], separator: 'comma' } as const;
  act(() => result.current[1](chosen));
  expect(result.current[0]).toEqual(chosen);
});
