import { screen, waitFor, within } from '@testing-library/react';
import {
  CORRECT,
  changed,
  failing,
  FACTS,
  LIST,
  listCalls,
  listOf,
  signIn,
  someFacts,
  THREE,
  UNDO,
  widen,
  withField,
  type FakeRoutes,
} from '@vaglio/test-kit';
import type { UserEvent } from '@testing-library/user-event';
import { openPage } from '../testing/investments.fixture';

beforeEach(() => {
  widen(1440);
  signIn({ role: 'admin' });
});

const BERN = withField(someFacts({ version: 5 }), 'canton', { value: 'BE' });

async function openTable(routes: FakeRoutes = {}) {
  const page = openPage({ [FACTS]: someFacts(), ...routes }, '/potential-investiments?layout=table');
  const row = await screen.findByRole('row', { name: /Alpha AG/ });
  await waitFor(() => expect(listCalls(page.api).length).toBeGreaterThan(1)); // the request is repeated without views
  return { ...page, cell: (field: string) => cellOf(row, field) };
}

function cellOf(row: HTMLElement, field: string): HTMLElement {
  const cell = row.querySelector<HTMLElement>(`[data-field="${field}"]`);
  if (!cell) throw new Error(`The table has no column ${field}.`);
  return cell;
}

const editor = (label: string) => screen.findByRole('dialog', { name: `Edit ${label} of Alpha AG` });

test('a click on a checkbox of the table toggles it, and a click next to it does nothing', async () => {
  const { user, cell } = await openTable();
  const box = screen.getByRole('checkbox', { name: 'Select Alpha AG' });
  await user.click(box);
  expect(box).toBeChecked();
  await user.click(cell('pick'));
  expect(box).toBeChecked();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Alpha AG' })).not.toHaveAttribute('aria-current');
});

test('only a click on a table cell without an editor opens the startup', async () => {
  const { user, cell } = await openTable();
  await user.click(cell('canton'));
  expect(screen.getByRole('button', { name: 'Alpha AG' })).not.toHaveAttribute('aria-current');
  await user.click(cell('score'));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Alpha AG', hidden: true })).toHaveAttribute(
      'aria-current',
      'true',
    ),
  );
});

test('a table value is corrected in its cell by keyboard alone and restored with Undo', async () => {
  const { api, user, cell } = await openTable();
  api.answer({ [CORRECT]: changed(BERN) });
  await user.click(cell('canton'));
  await user.keyboard('{F2}');
  const canton = await within(await editor('Canton')).findByRole('combobox', { name: 'Canton' });
  expect(canton).toHaveFocus();
  await user.selectOptions(canton, 'Bern');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Saved.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [sent] = api.callsOf(CORRECT);
  expect([sent?.params, sent?.body, sent?.headers.get('If-Match')]).toEqual([
    { id: '1', field: 'canton' },
    { value: 'BE', note: null },
    '"4"',
  ]);
  expect(cell('canton')).toHaveFocus();
  api.answer({ [UNDO]: changed(someFacts()) });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone.')).toBeVisible();
});

test.each([
  ['by keyboard', async (user: UserEvent) => user.keyboard('{Enter}')],
  ['by mouse', async (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Save' }))],
])(
  'a correction %s that removes its row from the list moves the focus to the next row',
  async (_how, save) => {
    const { api, user, cell } = await openTable();
    const [, next] = THREE;
    api.answer({ [CORRECT]: changed(BERN), [LIST]: listOf(THREE.slice(1)) });
    await user.dblClick(cell('canton'));
    await user.selectOptions(await within(await editor('Canton')).findByRole('combobox'), 'Bern');
    await save(user);
    await waitFor(() => expect(screen.queryByRole('row', { name: /Alpha AG/ })).toBeNull());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const row = screen.getByRole('row', { name: new RegExp(next?.company_name ?? '') });
    await waitFor(() => expect(cellOf(row, 'canton')).toHaveFocus());
  },
);

test('a correction that removes the last row from the list moves the focus to the list', async () => {
  const { api, user, cell } = await openTable({ [LIST]: listOf(THREE.slice(0, 1)) });
  api.answer({ [CORRECT]: changed(BERN), [LIST]: listOf([]) });
  await user.dblClick(cell('canton'));
  await user.selectOptions(await within(await editor('Canton')).findByRole('combobox'), 'Bern');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('region', { name: 'Startups' })).toHaveFocus());
});

test('the table shows a saved value before the list is reloaded', async () => {
  const { api, user, cell } = await openTable();
  api.answer({ [CORRECT]: changed(BERN), [LIST]: () => new Promise(() => undefined) });
  await user.dblClick(cell('canton'));
  await user.selectOptions(await within(await editor('Canton')).findByRole('combobox'), 'Bern');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(cell('canton')).toHaveTextContent('Bern'));
});

test('an error is shown over its table cell with the typed value, and Escape restores the stored value', async () => {
  const { api, user, cell } = await openTable();
  await user.click(cell('founding_year'));
  await user.keyboard('{Enter}');
  const dialog = await editor('Founded');
  const year = await within(dialog).findByRole('textbox', { name: 'Founded' });
  await user.clear(year);
  await user.type(year, '20{Enter}');
  expect(await within(dialog).findByText('Founded must be a year between 1800 and 2100.')).toBeVisible();
  expect(year).toHaveFocus();
  await user.click(document.body.querySelector('.MuiBackdrop-root') ?? document.body);
  expect(year).toBeVisible();
  await user.click(year);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(cell('founding_year')).toHaveFocus();
  expect(api.callsOf(CORRECT)).toEqual([]);
});

test('Cancel closes the editor of a table cell, even after typing', async () => {
  const { api, user, cell } = await openTable();
  await user.dblClick(cell('founding_year'));
  const dialog = await editor('Founded');
  await user.type(await within(dialog).findByRole('textbox', { name: 'Founded' }), '1');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.callsOf(CORRECT)).toEqual([]);
});

test('a failed save of a table cell keeps the typed value, even if the facts cannot be reloaded', async () => {
  const { api, user, cell } = await openTable();
  await user.dblClick(cell('founding_year'));
  const dialog = await editor('Founded');
  const year = await within(dialog).findByRole('textbox', { name: 'Founded' });
  await user.clear(year);
  api.answer({ [CORRECT]: failing('Not now'), [FACTS]: failing('Not now') });
  await user.type(year, '2019{Enter}');
  expect(await within(dialog).findByText('Not now')).toBeVisible();
  expect(within(dialog).getByRole('textbox', { name: 'Founded' })).toHaveValue('2019');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('after a conflict both values are shown over the table cell', async () => {
  const current = withField(someFacts({ version: 9 }), 'canton', { value: 'VD' });
  const { api, user, cell } = await openTable();
  api.answer({
    [CORRECT]: () => ({
      status: 412,
      body: { error: 'Too late', current, changed_by: 'Marc Aebi', changed_at: null },
    }),
  });
  await user.dblClick(cell('canton'));
  const dialog = await editor('Canton');
  await user.selectOptions(await within(dialog).findByRole('combobox', { name: 'Canton' }), 'Bern');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByRole('row', { name: 'Canton Bern Vaud' })).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Keep mine' })).toBeVisible();
});

test('letter keys, Delete, and Enter in the name column do not open a cell editor', async () => {
  const { user, cell, path } = await openTable();
  await user.click(cell('canton'));
  await user.keyboard('x{Delete}');
  expect(screen.queryByRole('dialog')).toBeNull();
  screen.getByRole('button', { name: 'Alpha AG' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(path()).toContain('startup=1'));
  expect(screen.queryByRole('dialog', { name: /^Edit/ })).toBeNull();
});

test('only correctable fields can be edited in the table, unlike rank, score, stage and assignee', async () => {
  const { cell } = await openTable();
  const isEdited = (field: string) => cell(field).classList.contains('MuiDataGrid-cell--editable');
  expect(['company', 'sector', 'canton', 'founding_year', 'raised'].map(isEdited)).not.toContain(false);
  expect(['rank', 'score', 'stage', 'assignee', 'step'].map(isEdited)).not.toContain(true);
});

test('a super user without the write permission cannot edit table cells', async () => {
  signIn({ role: 'super' });
  const { user, cell } = await openTable();
  await user.dblClick(cell('canton'));
  await user.keyboard('{F2}');
  expect(screen.queryByRole('dialog', { name: /^Edit/ })).toBeNull();
});
