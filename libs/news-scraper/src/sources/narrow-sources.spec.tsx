import { render, screen } from '@testing-library/react';
import { ThemeRoot } from '@vaglio/ui';
import { aSource } from '../testing/a-source';
import { ErrorList } from './ErrorList';
import { sourceColumns } from './source-columns';

const ACTIONS = { onTest: jest.fn(), onEdit: jest.fn(), onDelete: jest.fn(), onFailure: jest.fn() };

test.each([
  [
    'wide',
    ['Name', 'Enabled', 'Health', 'Last success', 'Items', 'Articles', 'Failures', 'Last error', 'Actions'],
  ],
  ['medium', ['Name', 'Enabled', 'Health', 'Last success', 'Articles', 'Actions']],
  ['narrow', ['Name', 'Actions']],
] as const)('in a %s window the columns are %j', (room, names) => {
  expect(sourceColumns(room, new Date(0), ACTIONS).map(({ headerName }) => headerName)).toEqual(names);
});

test('where there is no room for errors in the table, they are shown in full below', () => {
  render(
    <ErrorList
      sources={[aSource(), aSource({ id: '2', name: 'Bund', last_error: 'HTML instead of a feed.' })]}
    />,
    { wrapper: ThemeRoot },
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Bund: HTML instead of a feed.',
  ]);
});
