import { screen } from '@testing-library/react';
import { aUser, failing, fakeApi, renderWithApi, type FakeRequest } from '@vaglio/test-kit';
import { useCsvSeparator } from '@vaglio/ui';
import { CsvSeparatorProvider } from './CsvSeparatorProvider';

function Export() {
  const { separator, keep } = useCsvSeparator();
  return <button onClick={() => keep('semicolon')}>{separator}</button>;
}

test('exports use the CSV separator of the profile, and a new choice is saved there', async () => {
  let csv_separator: unknown = 'tab';
  const api = fakeApi({
    'GET /auth/user': () => ({ body: { ...aUser(), csv_separator } }),
    'PATCH /auth/user': ({ body }: FakeRequest) => {
      csv_separator = Reflect.get(Object(body), 'csv_separator');
      return { body: { ...aUser(), csv_separator } };
    },
  });
  const { user } = renderWithApi(
    <CsvSeparatorProvider>
      <Export />
    </CsvSeparatorProvider>,
    api,
  );
  await user.click(await screen.findByRole('button', { name: 'tab' }));
  expect(await screen.findByRole('button', { name: 'semicolon' })).toBeVisible();
  expect(api.callsOf('PATCH /auth/user').map(({ body }) => body)).toEqual([{ csv_separator: 'semicolon' }]);
});

test('if the server refuses a new CSV separator, the error is shown and the previous separator remains', async () => {
  const api = fakeApi({
    'GET /auth/user': { ...aUser(), csv_separator: 'tab' },
    'PATCH /auth/user': failing('The service is busy.'),
  });
  const { user } = renderWithApi(
    <CsvSeparatorProvider>
      <Export />
    </CsvSeparatorProvider>,
    api,
  );
  await user.click(await screen.findByRole('button', { name: 'tab' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The service is busy.');
  expect(screen.getByRole('button', { name: 'tab' })).toBeVisible();
});
