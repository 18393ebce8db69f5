import { ThemeProvider, createTheme } from '@mui/material/styles';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PieCard, type PieCardProps } from './PieCard';

const theme = createTheme({ cssVariables: true, colorSchemes: { light: true, dark: true } });
const labels = {
  nameOf: (name: string) => (name === 'ZH' ? 'Zürich' : name),
  count: String,
  share: (share: number) => `${(share * 100).toFixed(1)}%`,
};
const letters = (names: string) => [...names].map((name, index) => ({ name, count: 100 - index }));

function show(props: Partial<PieCardProps> = {}) {
  const card = (
    <PieCard
      title="Curated startups"
      label="Curated startups by canton"
      counts={[
        { name: 'ZH', count: 3 },
        { name: 'BE', count: 1 },
      ]}
      labels={labels}
      {...props}
    />
  );
  return {
    ...render(<ThemeProvider theme={theme}>{card}</ThemeProvider>),
    user: userEvent.setup({ delay: null }),
  };
}
const inks = (container: HTMLElement) =>
  [...container.querySelectorAll('text')].map(({ textContent }) => textContent);

test('a pie chart shows its total and provides all its numbers to screen readers', () => {
  show();
  expect(screen.getByRole('region', { name: 'Curated startups by canton' })).toHaveTextContent('4Total');
  expect(screen.getByRole('img')).toHaveAccessibleName(
    'Curated startups by canton. Zürich: 3, 75.0%; BE: 1, 25.0%',
  );
});

test('a slice of 4 % shows its name, and a slice of 3.9 % does not', () => {
  const { container } = show({
    counts: [
      { name: 'A', count: 921 },
      { name: 'B', count: 40 },
      { name: 'C', count: 39 },
    ],
  });
  expect(inks(container).filter((text) => text !== '')).toEqual(['A', 'B']);
});

test('the legend is collapsed at first, and its list is at most 160 px high', async () => {
  const { user } = show();
  expect(screen.queryByRole('list', { name: 'Legend' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show legend (2)' }));
  expect(screen.getByRole('list', { name: 'Legend' })).toHaveStyle({ maxHeight: '160px', overflowY: 'auto' });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Zürich ZH375.0%',
    'BE 125.0%',
  ]);
});

test('slices can be focused and opened by keyboard, and the centre shows the focused slice', async () => {
  const onSelect = jest.fn();
  const { user } = show({ onSelect });
  const slices = within(screen.getByRole('group', { name: 'Curated startups by canton' })).getAllByRole(
    'button',
  );
  await user.tab();
  await user.tab();
  await user.tab();
  expect(slices[1]).toHaveFocus();
  expect(screen.getByText('25.0%')).toBeVisible();
  await user.keyboard('{Enter}');
  await user.keyboard(' ');
  expect(onSelect.mock.calls).toEqual([
    ['BE', ['BE']],
    ['BE', ['BE']],
  ]);
});

test("a click on a slice or legend row opens its name, and 'Other' opens all its members", async () => {
  const onSelect = jest.fn();
  const { user } = show({ onSelect, counts: letters('ABCDEFGHIJK') });
  await user.click(screen.getByRole('button', { name: /^Other:/ }));
  await user.click(screen.getByRole('button', { name: 'Show legend (10)' }));
  await user.click(within(screen.getByRole('list')).getByRole('button', { name: /^A/ }));
  expect(onSelect.mock.calls).toEqual([
    ['Other', ['J', 'K']],
    ['A', ['A']],
  ]);
});

test('the chart colours follow the colour scheme of the page, even when it changes', async () => {
  const { container } = show();
  const fills = () => [...container.querySelectorAll('path')].map((path) => path.getAttribute('fill'));
  const light = fills();
  document.documentElement.setAttribute('data-color-scheme', 'dark');
  await waitFor(() => expect(fills()).not.toEqual(light));
  document.documentElement.removeAttribute('data-color-scheme');
  await waitFor(() => expect(fills()).toEqual(light));
});

test('the table of a pie chart has a row for every name, also for grouped names', async () => {
  const { user } = show({ counts: letters('ABCDEFGHIJK') });
  await user.click(screen.getByRole('button', { name: 'Curated startups: show as table' }));
  const table = screen.getByRole('table', { name: 'Curated startups by canton' });
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual([...'ABCDEFGHIJK']);
  expect(screen.queryByRole('img')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Curated startups: show as chart' }));
  expect(screen.getByRole('img')).toBeVisible();
});

test('while a pie chart is loading, a spinner is shown and the legend cannot be opened', () => {
  show({ counts: null });
  expect(screen.getByRole('status', { name: 'Loading...' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Show legend (0)' })).toBeDisabled();
});

test('a pie chart without data shows a message', () => {
  show({ counts: [] });
  expect(screen.getByText('Nothing to count yet.')).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
});

test('a pie chart appears after 400 ms, grows for 1500 ms, and then shows its names', () => {
  const { container } = show();
  const [ring, names] = [container.querySelector('[role=img] svg'), container.querySelector('g > g')];
  expect(ring).toHaveStyle({ animation: 'ring-grows 1500ms linear 400ms backwards' });
  expect(names).toHaveStyle({ animation: 'ring-labels-appear 300ms 1600ms backwards' });
  expect(inks(container)).toEqual(['ZH', 'BE']);
});
