import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OfferNotice } from './OfferNotice';

const PROPS = {
  title: 'No award is known',
  children: 'The list is empty.',
  actionLabel: 'Add them',
  busyLabel: 'Adding…',
  isBusy: false,
  onAction: jest.fn(),
  done: null,
  onUndo: jest.fn(),
  onEnd: jest.fn(),
  failure: null,
};

test('what is missing interrupts, with the press that mends it', async () => {
  render(<OfferNotice {...PROPS} />);
  expect(screen.getByRole('alert')).toHaveTextContent('No award is knownThe list is empty.');
  await userEvent.click(screen.getByRole('button', { name: 'Add them' }));
  expect(PROPS.onAction).toHaveBeenCalledTimes(1);
});

test('what was done is announced politely, and can be undone', async () => {
  render(<OfferNotice {...PROPS} title={null} done="30 awards added." />);
  expect(screen.getByRole('status')).toHaveTextContent('30 awards added.');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(PROPS.onUndo).toHaveBeenCalledTimes(1);
});

test('a refusal is shown in its words', () => {
  render(<OfferNotice {...PROPS} title={null} failure="They are there already." />);
  expect(screen.getByRole('alert')).toHaveTextContent('They are there already.');
});
