import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SegmentBar } from './SegmentBar';

const CHOICES = [
  { value: 'cards', face: 'Cards' },
  { value: 'table', face: 'Table' },
] as const;

function open() {
  const onChoose = jest.fn();
  render(<SegmentBar label="Layout" choices={CHOICES} chosen="table" onChoose={onChoose} />);
  return { user: userEvent.setup(), onChoose };
}

test('one of the buttons is pressed, and a click on another chooses that', async () => {
  const { user, onChoose } = open();
  expect(screen.getByRole('group', { name: 'Layout' })).toBeVisible();
  expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('Table');
  await user.click(screen.getByRole('button', { name: 'Table' }));
  expect(onChoose).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Cards' }));
  expect(onChoose).toHaveBeenCalledWith('cards');
});

test('the Tab key leads to the chosen one, arrows to the others', async () => {
  const { user } = open();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Table' })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('button', { name: 'Cards' })).toHaveFocus();
  await user.tab();
  expect(document.body).toHaveFocus();
});
