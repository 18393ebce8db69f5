import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aStartup } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { DecisionDialog } from './DecisionDialog';
import { DECISION_RULES } from './decision-rules.fixture';
import type { RefusedDecision } from './use-decision-form';

const STARTUP = aStartup({ id: '2', company_name: 'Beta SA' });

function openDialog(refusal: RefusedDecision | null = null, flag: 'rejected' | 'contact' = 'rejected') {
  const [send, reload] = [jest.fn(() => Promise.resolve(refusal)), jest.fn()];
  render(
    <DecisionDialog
      asked={{ startup: STARTUP, flag, isAddition: false, anchor: null }}
      rules={DECISION_RULES}
      onSend={send}
      onReload={reload}
      onClose={() => undefined}
    />,
    { wrapper: ThemeRoot },
  );
  return { send, reload, user: userEvent.setup() };
}

test('the decision dialog offers the active reasons and sends the selected reason with the details', async () => {
  const { send, user } = openDialog();
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  await user.click(screen.getByRole('radio', { name: 'Other' }));
  await user.type(screen.getByLabelText('Details (optional)'), 'Sold');
  await user.click(screen.getByRole('button', { name: 'Reject' }));
  expect(send.mock.calls).toEqual([[{ reasonId: '2', details: 'Sold' }]]);
});

test('a digit selects and confirms a reason, unless the reason needs details', async () => {
  const { send, user } = openDialog();
  await user.keyboard('2');
  expect(screen.getByLabelText('Details (optional)')).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
  await user.click(screen.getByRole('radio', { name: 'Too early' }));
  await user.keyboard('1');
  expect(send.mock.calls).toEqual([[{ reasonId: '1', details: '' }]]);
});

test('a decision without its required reason is not sent', async () => {
  const { send, user } = openDialog();
  await user.click(screen.getByRole('button', { name: 'Reject' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Choose a reason, or write details.');
  expect(send).not.toHaveBeenCalled();
});

test('a decision without predefined reasons has only a field for details', async () => {
  const { send, user } = openDialog(null, 'contact');
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByLabelText('Details (optional)')).toHaveFocus();
  await user.keyboard('Called{Enter}');
  expect(send.mock.calls).toEqual([[{ reasonId: '', details: 'Called' }]]);
});

test("a rejected decision keeps the input, and Reload shows the other person's change", async () => {
  const current = { ...STARTUP, version: 9 };
  const { reload, user } = openDialog({ text: 'Somebody changed this in the meantime.', current });
  await user.type(screen.getByLabelText('Details (optional)'), 'Sold');
  await user.click(screen.getByRole('button', { name: 'Reject' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Somebody changed this in the meantime.');
  expect(screen.getByLabelText('Details (optional)')).toHaveValue('Sold');
  await user.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reload.mock.calls).toEqual([[current]]);
  expect(screen.queryByRole('alert')).toBeNull();
});
