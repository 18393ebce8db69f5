import { screen, waitFor, within } from '@testing-library/react';
import { widen } from '@vaglio/test-kit';
import { openPage } from '../testing/investments.fixture';

const tray = () => within(screen.getByRole('region', { name: 'Startups to compare' }));
const open = async (width = 1440) => {
  widen(width);
  const view = openPage({}, '/potential-investiments?top=eligible&startup=1');
  await screen.findByRole('article', { name: 'Alpha AG' });
  return view;
};

test('the key m adds startups to the comparison, which keeps the current list', async () => {
  const { user, path } = await open();
  expect(screen.queryByRole('region', { name: 'Startups to compare' })).toBeNull();
  await user.keyboard('m');
  expect(tray().getByText('Choose one more to compare.')).toBeVisible();
  expect(tray().getByRole('button', { name: 'Compare 1' })).toBeDisabled();
  await user.keyboard('j');
  await screen.findByRole('region', { name: 'Beta SA' });
  await user.keyboard('m');
  await user.click(tray().getByRole('link', { name: 'Compare 2' }));
  await waitFor(() => expect(decodeURIComponent(path())).toMatch(/^\/compare\?ids=1,2/));
  expect(path()).toContain('top=eligible');
});

test('a button in the details adds a startup to the comparison or removes it, and Clear removes all', async () => {
  const { user } = await open();
  const button = await screen.findByRole('button', { name: 'Compare' });
  await user.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'true');
  await user.click(button);
  expect(screen.queryByRole('region', { name: 'Startups to compare' })).toBeNull();
  await user.click(button);
  await user.click(tray().getByRole('button', { name: 'Do not compare Alpha AG' }));
  expect(button).toHaveAttribute('aria-pressed', 'false');
  await user.click(button);
  await user.click(tray().getByRole('button', { name: 'Clear' }));
  expect(screen.queryByRole('region', { name: 'Startups to compare' })).toBeNull();
});
