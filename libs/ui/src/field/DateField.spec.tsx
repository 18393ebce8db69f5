import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ThemeRoot } from '../theme/ThemeRoot';
import { DateField } from './DateField';

function Due({ onDay }: { readonly onDay: (day: string) => void }) {
  const [due, setDue] = useState('2026-11-25');
  const onChange = (day: string) => {
    setDue(day);
    onDay(day);
  };
  return <DateField label="Due" value={due} onChange={onChange} />;
}

function open() {
  const days: string[] = [];
  render(<Due onDay={(day) => days.push(day)} />, { wrapper: ThemeRoot });
  return { days, user: userEvent.setup({ delay: null }), field: screen.getByLabelText('Due') };
}

test.each([
  ['4.12.2026', '2026-12-04'],
  ['04.12.26', '2026-12-04'],
  ['2026-12-04', '2026-12-04'],
  ['4. Dezember 2026', '2026-12-04'],
])('the input %s in a date field means %s and is shown as 4.12.2026', async (text, day) => {
  const { days, user, field } = open();
  expect(field).toHaveValue('25.11.2026');
  await user.clear(field);
  await user.type(field, text);
  await user.tab();
  expect(days.at(-1)).toBe(day);
  expect(field).toHaveValue('4.12.2026');
});

test('an invalid date is reported when its field loses the focus, until the date is valid', async () => {
  const { days, user, field } = open();
  await user.clear(field);
  expect(days.at(-1)).toBe('');
  await user.type(field, '31.2.2026');
  expect(screen.queryByText(/Enter a day/)).not.toBeInTheDocument();
  await user.tab();
  expect(screen.getByText('Enter a day, such as 25.11.2026.')).toBeVisible();
  expect(field).toBeInvalid();
  expect(days.at(-1)).toBe('31.2.2026');
  await user.clear(field);
  await user.type(field, '28.2.2026');
  expect(screen.queryByText(/Enter a day/)).not.toBeInTheDocument();
});
