import { renderCounts, widen, aLedger, LEDGER } from '@vaglio/test-kit';
import { screen, waitFor } from '@testing-library/react';
import { openPage } from '../testing/investments.fixture';

const OF_THE_LIST = ['ListBar', 'ViewBar', 'SearchBar'];
const OF_THE_DETAILS = ['PanelHead', 'ReadingBlocks', 'ContactsBlock', 'FiguresBlock', 'SidebarBlocks'];

const nameOf = (id: string) => screen.getByRole('heading', { level: 2, name: `Details of ${id}` });

test('the key j renders the details of the next startup once and does not render the list header', async () => {
  widen(1440);
  const { user } = openPage();
  await screen.findByRole('heading', { level: 2, name: 'Details of Alpha AG' });
  await screen.findAllByText('venture kick 3');
  const drawn = await renderCounts(async () => {
    await user.keyboard('j');
    await waitFor(() => expect(nameOf('Beta SA')).toBeVisible());
  });
  expect(OF_THE_LIST.filter((name) => drawn.has(name))).toEqual([]);
  expect(OF_THE_DETAILS.map((name) => [name, drawn.get(name)])).toEqual(
    OF_THE_DETAILS.map((name) => [name, 1]),
  );
  expect(drawn.get('InvestmentCard')).toBe(2);
});

test('loading a ledger renders only the awards of the details', async () => {
  widen(1440);
  let answer: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  openPage({
    [LEDGER]: async () => {
      await asked;
      return { body: aLedger() };
    },
  });
  await screen.findByRole('heading', { level: 2, name: 'Details of Alpha AG' });
  const drawn = await renderCounts(async () => {
    answer();
    await screen.findAllByText('venture kick 3');
  });
  expect(drawn.get('AwardsBlock')).toBe(1);
  expect(OF_THE_DETAILS.filter((name) => drawn.has(name))).toEqual([]);
});
