import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  failing,
  FIXED_NOW,
  signIn,
  widen,
  type FakeRequest,
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

test('Enter that confirms a word in an input method editor (IME) does not select a person to mention', async () => {
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

test('the key n opens the note field, @ suggests people, and Ctrl Enter sends the note', async () => {
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

test('the typed text is kept after a refused note and after a change of tabs', async () => {
  const { user } = open({ [ADD]: failing('Not now') });
  await user.type(await field(), 'One');
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Not now');
  await user.click(screen.getByRole('tab', { name: 'Details' }));
  await user.click(screen.getByRole('tab', { name: /^Notes/ }));
  expect(await field()).toHaveValue('One');
});

test('an author can edit a note for a limited time, based on the displayed version', async () => {
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

test('editing a note keeps its mentions, even if people share a name or are no longer listed', async () => {
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

test('text typed while a note is being sent is kept', async () => {
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

test('a deleted note remains visible as struck through, with the person who deleted it and the time', async () => {
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

test('a person with read-only access can open links in notes, but cannot write or delete notes', async () => {
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

test('Show more keeps the notes and the focus, and at the end of the notes the list has the focus', async () => {
  const first = aNote({ text: 'First note' });
  let answer: (page: object) => void = () => undefined;
  const { user } = open({
    [NOTES]: ({ query }: FakeRequest) =>
      query.get('limit') === '30'
        ? { body: { ...notesOf([first]), total: 2 } }
        : new Promise((resolve) => (answer = (body) => resolve({ body }))),
  });
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('button', { name: 'Loading…' })).toHaveFocus();
  expect(screen.getByText('First note')).toBeVisible();
  answer(notesOf([first, aNote({ id: '8', text: 'Older note' })]));
  expect(await screen.findByText('Older note')).toBeVisible();
  await waitFor(() => expect(screen.getByText('First note').closest('ol')).toHaveFocus());
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

test('an empty note list shows a text, and a failed load of the notes offers Retry', async () => {
  const { api, user } = open({ [NOTES]: failing('Not now') });
  expect(await screen.findByRole('alert')).toHaveTextContent('Not now');
  api.answer({ [NOTES]: notesOf([]) });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No note yet.')).toBeVisible();
});
