import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  failing,
  FIXED_NOW,
  signIn,
  widen,
  type FakeRoutes,
  TIMELINE,
  aNote,
  notesOf,
  timelineOf,
} from '@vaglio/test-kit';
import { openPage } from '../testing/investments.fixture';

const NOTES = 'GET /auth/investments/:id/notes';
const ADD = 'POST /auth/investments/:id/notes';
const EDIT = 'PATCH /auth/notes/:id';
const STRIKE = 'POST /auth/notes/:id/strike';
const PEOPLE = 'GET /auth/people';
const HERE = '/potential-investiments?open=1&tab=notes';
const ANN = { id: 'u-ann', name: 'Ann Huber', initials: 'AH', email: null };

beforeEach(() => {
  widen(1440);
  signIn({ role: 'admin', sub: 'u-me' });
});

const open = (routes: FakeRoutes = {}, route = HERE) =>
  openPage(
    {
      [TIMELINE]: timelineOf([{ kind: 'note' }]),
      [NOTES]: notesOf([]),
      [PEOPLE]: { items: [ANN], total: 1 },
      ...routes,
    },
    route,
  );
const field = () => screen.findByRole('textbox', { name: 'Write a note' });

test('Enter that ends a word of an input method chooses nobody', async () => {
  const { user } = open({}, '/potential-investiments?startup=1');
  await screen.findByRole('tab', { name: 'Notes 1' });
  await user.keyboard('n');
  await waitFor(async () => expect(await field()).toHaveFocus());
  await user.keyboard('Ask @hub');
  await screen.findByRole('option', { name: 'Ann Huber' });
  fireEvent.keyDown(await field(), { key: 'Enter', isComposing: true });
  expect(await field()).toHaveValue('Ask @hub');
  await user.keyboard('{Enter}');
  expect(await field()).toHaveValue('Ask @Ann Huber ');
});

test('n opens the field, the sign @ offers people, and Ctrl Enter sends', async () => {
  const { api, user, path } = open(
    { [ADD]: () => ({ status: 201, body: aNote({}) }) },
    '/potential-investiments?startup=1',
  );
  expect(await screen.findByRole('tab', { name: 'Notes 1' })).toBeVisible();
  await user.keyboard('n');
  await waitFor(async () => expect(await field()).toHaveFocus());
  expect(path()).toBe(HERE);
  await user.keyboard('Ask @hub');
  expect(await screen.findByRole('option', { name: 'Ann Huber' })).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Enter}about it');
  expect(await field()).toHaveValue('Ask @Ann Huber about it');
  api.answer({ [NOTES]: notesOf([aNote({ text: 'Ask @Ann Huber about it' })]) });
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Luca Bernasconi')).toBeVisible();
  await waitFor(async () => expect(await field()).toHaveValue(''));
  expect(api.callsOf(ADD).map(({ params, body }) => [params['id'], body])).toEqual([
    ['1', { text: 'Ask @Ann Huber about it', mentions: ['u-ann'] }],
  ]);
});

test('a refusal loses nothing, nor does another tab', async () => {
  const { user } = open({ [ADD]: failing('Not now') });
  await user.type(await field(), 'One');
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Not now');
  await user.click(screen.getByRole('tab', { name: 'Details' }));
  await user.click(screen.getByRole('tab', { name: /^Notes/ }));
  expect(await field()).toHaveValue('One');
});

test('its author edits a note while there is time, with the version that was seen', async () => {
  const editable_until = new Date(FIXED_NOW.getTime() + 11.5 * 60_000).toISOString();
  const note = aNote({ author_id: 'u-me', text: 'Old', editable_until, version: 3 });
  const { api, user } = open({ [NOTES]: notesOf([note]), [EDIT]: () => ({ body: note }) });
  expect(await screen.findByText(/for 12 more minutes/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Strike through' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  const edited = screen.getByRole('textbox', { name: 'Edit the note' });
  await user.clear(edited);
  await user.type(edited, 'New');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Edit the note' })).toBeNull());
  expect(api.callsOf(EDIT).map(({ headers, body }) => [headers.get('If-Match'), body])).toEqual([
    ['"3"', { text: 'New', mentions: [] }],
  ]);
});

test('editing neither loses nor multiplies the people in a note, those of the same name and unlisted ones', async () => {
  const editable_until = new Date(FIXED_NOW.getTime() + 60_000).toISOString();
  const mentions = [
    { id: 'u-ann-2', name: 'Ann Huber' },
    { id: 'u-eva', name: 'Eva Rüegg' },
  ];
  const note = aNote({ author_id: 'u-me', text: '@Ann Huber @Eva Rüegg', mentions, editable_until });
  const people = { items: [ANN, { ...ANN, id: 'u-ann-2' }], total: 3 };
  const { api, user } = open({
    [NOTES]: notesOf([note]),
    [PEOPLE]: people,
    [EDIT]: () => ({ body: note }),
  });
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  await waitFor(() => expect(api.callsOf(PEOPLE).length).toBeGreaterThan(0));
  await user.type(screen.getByRole('textbox', { name: 'Edit the note' }), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(api.callsOf(EDIT).map(({ body }) => body)).toEqual([
      { text: '@Ann Huber @Eva Rüegg!', mentions: ['u-ann-2', 'u-eva'] },
    ]),
  );
});

test('what is typed while a note is sent stays', async () => {
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const { user } = open({
    [ADD]: async () => {
      await answered;
      return { status: 201, body: aNote({}) };
    },
  });
  await user.type(await field(), 'One{Control>}{Enter}{/Control} and two');
  answer();
  expect(await screen.findByText('The note is added.')).toBeInTheDocument();
  expect(await field()).toHaveValue('One and two');
});

test('afterwards it is struck through, after a question, and stays readable with who and when', async () => {
  const { api, user } = open({ [NOTES]: notesOf([aNote({ text: 'Wrong' })]) });
  await user.click(await screen.findByRole('button', { name: 'Strike through' }));
  expect(screen.getByText(/It stays readable/)).toBeVisible();
  const struck = aNote({ text: 'Wrong', struck_at: FIXED_NOW.toISOString(), struck_by: 'Ann Huber' });
  api.answer({
    [STRIKE]: () => {
      api.answer({ [NOTES]: notesOf([struck]) });
      return { body: struck };
    },
  });
  await user.click(screen.getByRole('button', { name: 'Strike through' }));
  expect(await screen.findByText(/Struck through by Ann Huber/)).toBeVisible();
  expect(within(screen.getByRole('deletion')).getByText('Wrong')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Strike through' })).toBeNull();
});

test('links are links, and who may only read has no field and strikes nothing, not even of their own', async () => {
  signIn({ role: 'user', sub: 'u-reader' });
  const text = 'See https://a.example/x. <b>';
  const { user } = open({ [NOTES]: notesOf([aNote({ text }), aNote({ id: '8', author_id: 'u-reader' })]) });
  expect(await screen.findByRole('link', { name: 'https://a.example/x' })).toHaveAttribute(
    'href',
    'https://a.example/x',
  );
  expect(screen.getByText(/<b>/)).toBeVisible();
  await user.keyboard('n');
  expect(screen.queryByRole('textbox', { name: 'Write a note' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Strike through' })).toBeNull();
});

test('without notes it says so; a failure has Retry', async () => {
  const { api, user } = open({ [NOTES]: failing('Not now') });
  expect(await screen.findByRole('alert')).toHaveTextContent('Not now');
  api.answer({ [NOTES]: notesOf([]) });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No note yet.')).toBeVisible();
});
