import { screen, waitFor } from '@testing-library/react';
import { fakeApi, renderWithApi } from '@vaglio/test-kit';
import { anInvestment, TEXT, Themed } from '../testing/investments.fixture';
import { EditTextDialog } from './EditTextDialog';

const STARTUP = anInvestment({
  id: '1', email: 'a@b.ch', number: null, website: 'https://b.ch', founding_year: 2019, company_description: 'Old', pros_text: null, cons_text: 'Late',
});

const edit = (answer: unknown = {}) => {
  const api = fakeApi({ [TEXT]: answer });
  const onClose = jest.fn();
  const view = renderWithApi(<EditTextDialog startup={STARTUP} onClose={onClose} />, api, { wrapper: Themed });
  const type = async (label: string, text: string) => {
    await view.user.clear(screen.getByLabelText(label));
    if (text) await view.user.type(screen.getByLabelText(label), text);
  };
  return { ...view, api, onClose, type };
};

test('an edit sends every text, empty ones as null', async () => {
  const { api, user, onClose, type } = edit();
  await type('Email', '');
  await type('Founding year', '2020');
  await type('Pros', 'Fast');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(api.callsOf(TEXT)[0]?.body).toEqual({
    email: null, number: null, website: 'https://b.ch', founding_year: 2020, company_description: 'Old', pros_text: 'Fast', cons_text: 'Late',
  });
});

test('a founding year outside 1800 to 2100 is refused under its field, which takes the focus', async () => {
  const { api, user, type } = edit();
  await type('Founding year', '1799');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByLabelText('Founding year')).toHaveAccessibleDescription('Founding year must be between 1800 and 2100.');
  expect(screen.getByLabelText('Founding year')).toHaveFocus();
  expect(api.callsOf(TEXT)).toHaveLength(0);
});

test.each([
  ["the server's words", () => ({ status: 400, body: { error: 'website must be an address.' } }), 'website must be an address.'],
  ["'Save failed' without any", () => ({ status: 500 }), 'Save failed'],
])('a failed save keeps the dialog and shows %s', async (_words, answer, text) => {
  const { user, onClose } = edit(answer);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(onClose).not.toHaveBeenCalled();
});

test('unsaved changes are asked about before they are discarded', async () => {
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
