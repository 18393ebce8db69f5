import { screen, waitFor } from '@testing-library/react';
import { fakeApi, notOffered, renderWithApi, signIn, type FakeRoutes } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { OwnDataCard } from './OwnDataCard';

const LIST = 'GET /auth/user/data-exports';
const TAKE = 'POST /auth/user/data-export';
const DATA = { description: 'All', person: '8', taken_at: '2026-11-20T09:30:00Z', parts: [] };

function show(routes: FakeRoutes) {
  signIn();
  const api = fakeApi({ [LIST]: { items: [] }, ...routes });
  return { api, ...renderWithApi(<OwnDataCard />, api, { wrapper: ThemeRoot }) };
}

test('an export of personal data needs the password, and a wrong password is reported in the dialog', async () => {
  const saved: Blob[] = [];
  URL.createObjectURL = (blob: Blob) => `blob:${saved.push(blob)}`;
  URL.revokeObjectURL = () => undefined;
  const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { api, user } = show({ [TAKE]: () => ({ status: 400, body: { error: 'Not right.' } }) });
  await user.click(await screen.findByRole('button', { name: 'Take a copy' }));
  await user.type(screen.getByLabelText('Your password'), 'correct horse{Enter}');
  expect(await screen.findByText('Not right.')).toBeVisible();
  api.answer({ [TAKE]: DATA });
  await user.click(screen.getByRole('button', { name: 'Take a copy' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.callsOf(TAKE).map(({ body }) => body)).toEqual(
    Array(2).fill({ password: expect.stringMatching(/^[0-9a-f]{64}$/) }),
  );
  expect([saved.map(({ type }) => type), clicked.mock.calls.length]).toEqual([['application/json'], 1]);
  clicked.mockRestore();
});

test('the profile lists data exports by administrators, but not the person’s own exports', async () => {
  const taken = { at: '2026-11-20T09:30:00Z', by: 'Bea Admin', is_own: false };
  show({ [LIST]: { items: [taken, { ...taken, by: 'Ann', is_own: true }] } });
  expect(await screen.findByText(/^Bea Admin took a copy on/)).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

test('on a server without data export the card for personal data is hidden', async () => {
  show({ [LIST]: notOffered });
  await waitFor(() => expect(screen.queryByText('Your data')).not.toBeInTheDocument());
});
