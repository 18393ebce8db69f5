import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, renderWithApi, anInvestment, HISTORY, TEXT, Themed } from '@vaglio/test-kit';
import { EditTextDialog } from './EditTextDialog';

const STARTUP = anInvestment({
  id: '1',
  version: undefined,
  email: 'a@b.ch',
  number: null,
  website: 'https://b.ch',
  founding_year: 2019,
  company_description: 'Old',
  pros_text: null,
  cons_text: 'Late',
});

const shownPart = jest.fn();
beforeAll(() => {
  Element.prototype.scrollIntoView = shownPart;
});

const edit = (answer: unknown = {}, startup = STARTUP, history: unknown = () => ({ status: 404 })) => {
  const api = fakeApi({ [TEXT]: answer, [HISTORY]: history });
  const [onSaved, onClose] = [jest.fn(), jest.fn()];
  const view = renderWithApi(<EditTextDialog startup={startup} onSaved={onSaved} onClose={onClose} />, api, {
    wrapper: Themed,
  });
  const type = async (label: string, text: string) => {
    await view.user.clear(screen.getByLabelText(label));
    if (text) await view.user.type(screen.getByLabelText(label), text);
  };
  return { ...view, api, onSaved, onClose, type };
};

test('editing the texts of a startup sends every text, and empty texts as null', async () => {
  const { api, user, onSaved, type } = edit();
  await type('Email', '');
  await type('Founding year', '2020');
  await type('Pros', 'Fast');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  expect(api.callsOf(TEXT)[0]?.headers.has('If-Match')).toBe(false);
  expect(api.callsOf(TEXT)[0]?.body).toEqual({
    email: null,
    number: null,
    website: 'https://b.ch',
    founding_year: 2020,
    company_description: 'Old',
    pros_text: 'Fast',
    cons_text: 'Late',
  });
});

test('a founding year outside 1800 to 2100 shows an error at its field, and the field gets the focus', async () => {
  const { api, user, type } = edit();
  await type('Founding year', '1799');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByLabelText('Founding year')).toHaveAccessibleDescription(
    'Founding year must be between 1800 and 2100.',
  );
  expect(screen.getByLabelText('Founding year')).toHaveFocus();
  expect(api.callsOf(TEXT)).toHaveLength(0);
});

test.each([
  [
    "the server's message",
    () => ({ status: 400, body: { error: 'website must be an address.' } }),
    'website must be an address.',
  ],
  ["'Save failed' without one", () => ({ status: 500 }), 'Save failed'],
])('a failed save of startup texts keeps the dialog and shows %s', async (_words, answer, text) => {
  const { user, onSaved } = edit(answer);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(shownPart).toHaveBeenCalled();
  expect(onSaved).not.toHaveBeenCalled();
});

const VERSIONED = { ...STARTUP, version: 3 };
const inTheMeantime =
  (changes: object, version = 4) =>
  () => ({ status: 412, body: { error: 'Too late', current: { ...STARTUP, id: 1, version, ...changes } } });

test('on a server with versions, only the changed texts are sent, with the displayed version', async () => {
  const { api, user, onSaved, type } = edit({}, VERSIONED);
  await type('Email', 'new@b.ch');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  expect(api.callsOf(TEXT).map(({ headers, body }) => [headers.get('If-Match'), body])).toEqual([
    ['"3"', { email: 'new@b.ch' }],
  ]);
});

test('unchanged startup texts are not sent', async () => {
  const { api, user, onSaved } = edit({}, VERSIONED);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith(null));
  expect(api.callsOf(TEXT)).toHaveLength(0);
});

test("after a conflict about texts, the other person's changes are shown, the input is kept, and can overwrite them", async () => {
  const { api, user, onSaved, type } = edit(
    inTheMeantime({ email: 'theirs@b.ch', pros_text: 'Big', email_sent: 1 }),
    VERSIONED,
  );
  await type('Email', 'mine@b.ch');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const alert = await screen.findByRole('alert');
  expect(
    within(alert)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Email is now “theirs@b.ch”, it was “a@b.ch”.',
    'Pros is now “Big”, it was empty.',
    'Contacted is now set.',
  ]);
  expect(screen.getByLabelText('Email')).toHaveValue('mine@b.ch');
  expect(onSaved).not.toHaveBeenCalled();
  api.answer({ [TEXT]: {} });
  await user.click(screen.getByRole('button', { name: 'Overwrite with mine' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  expect(api.callsOf(TEXT).at(-1)?.headers.get('If-Match')).toBe('"4"');
  expect(api.callsOf(TEXT).at(-1)?.body).toEqual({ email: 'mine@b.ch' });
});

test('on a server with a history, a conflict about texts names the other person', async () => {
  const items = [
    { kind: 'score', actor: 'Simon' },
    { kind: 'text', actor: 'Wanda Keller' },
    { kind: 'flags', actor: 'Ursina' },
  ].map((entry, index) => ({ id: String(index), at: '2026-11-19T10:00:00.000Z', ...entry }));
  const { user, type } = edit(inTheMeantime({ email: 'theirs@b.ch' }), VERSIONED, { items, total: 3 });
  await type('Email', 'mine@b.ch');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^Wanda Keller changed .+ in the meantime\.$/)).toBeVisible();
});

test('Take theirs keeps the input in the texts that the other person did not change', async () => {
  const { api, user, onSaved, type } = edit(inTheMeantime({ email: 'theirs@b.ch' }), VERSIONED);
  await type('Email', 'mine@b.ch');
  await type('Risks', 'Mine too');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Take theirs' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByLabelText('Email')).toHaveValue('theirs@b.ch');
  api.answer({ [TEXT]: {} });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  expect(api.callsOf(TEXT).at(-1)?.headers.get('If-Match')).toBe('"4"');
  expect(api.callsOf(TEXT).at(-1)?.body).toEqual({ cons_text: 'Mine too' });
});

test.each(['javascript:alert(1)', 'ftp://b.ch', 'no address'])(
  'the website %s is refused with an error at its field',
  async (website) => {
    const { api, user, type } = edit();
    await type('Website', website);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByLabelText('Website')).toHaveAccessibleDescription(
      'Website must be an address that starts with http:// or https://.',
    );
    expect(screen.getByLabelText('Website')).toHaveFocus();
    expect(api.callsOf(TEXT)).toHaveLength(0);
  },
);

test('unsaved startup texts need confirmation before they are discarded', async () => {
  const { user, onClose, type } = edit();
  await type('Risks', 'Later');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Discard changes' })).toBeNull());
  expect(screen.getByLabelText('Risks')).toHaveValue('Later');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});
