import { screen, within } from '@testing-library/react';
import { widen } from '@vaglio/test-kit';
import { groupPanel, openExclusivity } from './an-exclusivity-section.fixture';
import { CONFIG, GROUPS } from './exclusivity.fixture';

afterEach(() => {
  Reflect.deleteProperty(window, 'matchMedia');
});

test('exclusivity groups are listed with their items, and the first group is shown', async () => {
  openExclusivity();
  const kick = await groupPanel('Venture Kick');
  await within(kick).findByText('A startup with venture kick 1 and 2 keeps venture kick 2.');
  expect(
    within(screen.getByRole('navigation', { name: 'Groups' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Venture Kick2 items', 'FIT0 items']);
  expect(within(kick).getByText('venture_kick')).toBeVisible();
  expect(within(kick).getByRole('radio', { name: 'Keep highest precedence' })).toBeChecked();
  const rows = within(within(kick).getByRole('grid', { name: 'Items' }))
    .getAllByRole('row')
    .slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '2venture kick 2venture-kick-22.0000',
    '1venture kick 1venture-kick-11.0000',
  ]);
});

test('the configuration table shows group, rule, parameter, precedence and weight of every item', async () => {
  openExclusivity();
  const card = screen.getByRole('region', { name: 'Configuration' });
  expect(await within(card).findByText('2 items in 1 group')).toBeVisible();
  expect(
    within(card)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Group', 'Rule', 'Parameter', 'Precedence', 'Weight']);
  expect(within(card).getAllByRole('row')[1]).toHaveTextContent(
    'Venture KickKeep highest precedenceventure kick 111.0000',
  );
});

test('on a phone, exclusivity items and the configuration are stacked', async () => {
  widen(375);
  openExclusivity();
  const card = within(screen.getByRole('region', { name: 'Configuration' }));
  expect((await card.findAllByRole('gridcell'))[0]).toHaveTextContent(
    'venture kick 1Weight: 1.0000Venture Kick · Precedence 1Keep highest precedence',
  );
  const items = within(within(await groupPanel('Venture Kick')).getByRole('grid', { name: 'Items' }));
  expect(items.getAllByRole('gridcell')[0]).toHaveTextContent(
    'venture kick 2Weight: 2.0000Precedence 2venture-kick-2',
  );
  expect(items.getByRole('button', { name: 'Delete venture kick 2' })).toBeVisible();
});

test('a click on another exclusivity group shows the group and stores it in the address', async () => {
  const { user, path } = openExclusivity();
  await groupPanel('Venture Kick');
  await user.click(screen.getByRole('button', { name: /^FIT/ }));
  expect(within(await groupPanel('FIT')).getByText('One tech prize')).toBeVisible();
  expect(path()).toBe('/configurations?group=2#params_excl');
});

test('without exclusivity groups their section explains their purpose', async () => {
  openExclusivity({ [GROUPS]: [], [CONFIG]: [] });
  expect(await screen.findByText('No groups')).toBeVisible();
});

test.each([
  [GROUPS, 'Params exclusivity'],
  [CONFIG, 'Configuration'],
])('if %s fails, a red alert with Failed to load appears in the card %s', async (route, card) => {
  openExclusivity({ [route]: () => ({ status: 500 }) });
  expect(await within(screen.getByRole('region', { name: card })).findByRole('alert')).toHaveTextContent(
    'Failed to load',
  );
});
