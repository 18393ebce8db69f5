import { screen, waitFor, within } from '@testing-library/react';
import { signIn, unanswered, widen, FLAGS, LIST } from '@vaglio/test-kit';
import { openPage } from '../testing/investments.fixture';

const nameButton = (name: string) => screen.getByRole('button', { name });
const open = async (width: number, route?: string) => {
  widen(width);
  const view = openPage({}, route);
  await screen.findByRole('article', { name: 'Alpha AG' });
  return view;
};

test('on a wide screen the keys j and k move through the list, and the details follow', async () => {
  const { user, path } = await open(1440);
  await user.keyboard('j');
  expect(nameButton('Beta SA')).toHaveFocus();
  expect(await screen.findByRole('region', { name: 'Beta SA' })).toBeVisible();
  await user.keyboard('jj');
  expect(nameButton('Gamma GmbH')).toHaveFocus();
  await user.keyboard('k');
  await waitFor(() => expect(path()).toBe('/potential-investiments?startup=2'));
  expect(nameButton('Beta SA')).toHaveAttribute('aria-current', 'true');
});

test('on a narrow screen j and k move through the list, Enter expands a card and Escape collapses it', async () => {
  const { user } = await open(1000);
  await user.keyboard('j');
  expect(nameButton('Alpha AG')).toHaveFocus();
  await user.keyboard('j{Enter}');
  expect(await screen.findByRole('button', { name: 'Beta SA', expanded: true })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('button', { name: 'Beta SA', expanded: false })).toHaveFocus();
});

test('the key p opens the dossier of the focused startup, and the address keeps the list', async () => {
  const { user, path } = await open(1440, '/potential-investiments?top=eligible&startup=2');
  await user.keyboard('p');
  await waitFor(() => expect(path()).toBe('/dossier?id=2&top=eligible'));
});

test('Escape closes the details next to the list, and the focus returns to the card', async () => {
  const { user, path } = await open(1440, '/potential-investiments?startup=2');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Beta SA' })).toBeNull());
  expect(nameButton('Beta SA')).toHaveFocus();
  expect(path()).toBe('/potential-investiments?startup=-');
  await user.keyboard('j');
  expect(nameButton('Gamma GmbH')).toHaveFocus();
  expect(screen.queryByRole('region', { name: 'Gamma GmbH' })).toBeNull();
});

test('the key / focuses the search, where letter keys type text', async () => {
  const { user } = await open(1440);
  await user.keyboard('/');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  await user.keyboard('jk?u/');
  expect(screen.getByRole('searchbox')).toHaveValue('jk?u/');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('keys typed while the list is loading reach the search and affect no startup', async () => {
  widen(1440);
  const { user, api } = openPage({ [LIST]: unanswered });
  await user.keyboard('/citrus');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  expect(screen.getByRole('searchbox')).toHaveValue('citrus');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(api.calls.filter(({ method }) => method !== 'GET')).toEqual([]);
});

test('decision keys do nothing before the list is loaded', async () => {
  signIn({ role: 'admin' });
  widen(1440);
  const { user, api } = openPage({ [LIST]: unanswered });
  await user.keyboard('cxrjk{Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(api.calls.filter(({ method }) => method !== 'GET')).toEqual([]);
});

test('while a dialog is open, no key affects the page', async () => {
  const { user, path } = await open(1440);
  await user.keyboard('?');
  expect(screen.getByRole('dialog', { name: 'Keyboard' })).toBeVisible();
  await user.keyboard('jj');
  expect(path()).toBe('/potential-investiments');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('region', { name: 'Alpha AG' })).toBeVisible();
});

test('single-key shortcuts can be disabled in this browser, and a button still opens their help', async () => {
  const { user, unmount } = await open(1440);
  await user.keyboard('?');
  await user.click(screen.getByRole('checkbox', { name: 'Enable single-key shortcuts' }));
  await user.click(
    within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Close' })[1] ?? document.body,
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('j/?');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(nameButton('Beta SA')).not.toHaveFocus();
  expect(screen.getByRole('searchbox')).not.toHaveFocus();
  expect(screen.queryByText(/next, previous/)).toBeNull();
  unmount();
  const again = await open(1440);
  await again.user.keyboard('?');
  expect(screen.queryByRole('dialog')).toBeNull();
  await again.user.click(screen.getByRole('button', { name: 'Keyboard' }));
  expect(screen.getByRole('checkbox', { name: 'Enable single-key shortcuts' })).not.toBeChecked();
});

test('the key u undoes a rejection', async () => {
  signIn({ role: 'admin' });
  const { api, user } = await open(1440, '/potential-investiments?startup=2');
  api.answer({ [FLAGS]: {} });
  await user.click(screen.getByRole('button', { name: 'Manage' }));
  await user.click(screen.getByRole('menuitem', { name: 'Reject' }));
  await screen.findByRole('button', { name: 'Undo' });
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await user.keyboard('u');
  await waitFor(() =>
    expect(api.callsOf(FLAGS).map(({ body }) => body)).toEqual([{ rejected: 1 }, { rejected: 0 }]),
  );
});

test('while the person selects table columns, no key affects the list', async () => {
  widen(1440);
  const { user } = openPage({}, '/potential-investiments?layout=table');
  await user.click(await screen.findByRole('button', { name: /^Columns/ }));
  await screen.findByRole('dialog', { name: 'Columns' });
  await user.keyboard('?');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});
