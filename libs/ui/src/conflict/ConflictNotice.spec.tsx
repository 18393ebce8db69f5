import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConflictNotice } from './ConflictNotice';
import { AWARD_CONFLICT, awardText } from './an-award.fixture';

const cells = () =>
  within(screen.getByRole('table', { name: 'Differences' }))
    .getAllByRole<HTMLTableRowElement>('row')
    .map((row) => [...row.cells].map(({ textContent }) => textContent));

test('a conflict names the other person and the time, and shows both values of each field', () => {
  render(
    <ConflictNotice
      what="this award"
      conflict={AWARD_CONFLICT}
      textsOf={awardText}
      mine={{ Name: 'kick', Value: '3' }}
    />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent(
    /^Wanda Keller changed this award in the meantime, on 22 Nov 2026, \d\d:\d\d\./,
  );
  expect(cells()).toEqual([
    ['Field', 'Yours', 'Now'],
    ['Name', 'not changed', 'Kick 3'],
    ['Value', '3', '5'],
  ]);
});

test('a conflict without input shows the previous values next to the current values', () => {
  render(<ConflictNotice what="this award" conflict={AWARD_CONFLICT} textsOf={awardText} />);
  expect(cells()).toEqual([
    ['Field', 'Before', 'Now'],
    ['Name', 'kick', 'Kick 3'],
    ['Value', '2', '5'],
  ]);
});

test('a conflict without an author, a time or a visible difference has its own text', () => {
  const conflict = {
    ...AWARD_CONFLICT,
    current: { ...AWARD_CONFLICT.seen, version: 3 },
    changedBy: null,
    changedAt: null,
  };
  render(<ConflictNotice what="this award" conflict={conflict} textsOf={awardText} />);
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Somebody changed this award in the meantime.None of the fields shown here has changed.',
  );
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a conflict can be resolved with Keep mine or Take theirs', async () => {
  const [onKeepMine, onTakeTheirs] = [jest.fn(), jest.fn()];
  render(
    <ConflictNotice
      what="this award"
      conflict={AWARD_CONFLICT}
      textsOf={awardText}
      mine={{ Value: '3' }}
      onKeepMine={onKeepMine}
      onTakeTheirs={onTakeTheirs}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
  await userEvent.click(screen.getByRole('button', { name: 'Take theirs' }));
  expect([onKeepMine.mock.calls.length, onTakeTheirs.mock.calls.length]).toEqual([1, 1]);
});
