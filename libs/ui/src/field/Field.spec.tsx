import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Field } from './Field';
import { Select } from './Select';

test('a form field has a label and a hint, and passes on its input', async () => {
  const onChange = jest.fn();
  render(<Field label="Interval" hint="Between 0.5 and 1440 minutes" value="" onChange={onChange} />);
  const field = screen.getByRole('textbox', { name: 'Interval' });
  expect(field).toHaveAccessibleDescription('Between 0.5 and 1440 minutes');
  expect(field).not.toBeInvalid();
  await userEvent.type(field, '5');
  expect(onChange).toHaveBeenCalledWith('5');
});

test('an error replaces the hint of a form field, is announced, and marks the field as invalid', () => {
  render(
    <Field
      label="Precedence"
      hint="A larger number is higher"
      error="Precedence is required (integer)."
      value="zwei"
      onChange={() => undefined}
    />,
  );
  const field = screen.getByRole('textbox', { name: 'Precedence' });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Precedence is required (integer).');
  expect(screen.getByText('Precedence is required (integer).')).toHaveAttribute('aria-live', 'polite');
  expect(screen.queryByText('A larger number is higher')).not.toBeInTheDocument();
});

test('a password is hidden until the person shows it', async () => {
  render(<Field label="Password" type="password" value="secret" onChange={() => undefined} />);
  const reveal = screen.getByRole('button', { name: 'Show password' });
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  await userEvent.click(reveal);
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  expect(reveal).toHaveAttribute('aria-pressed', 'true');
});

test('a form field with several lines is a text area', async () => {
  render(<Field label="Summary" rows={4} value="" onChange={() => undefined} />);
  expect(screen.getByRole('textbox', { name: 'Summary' }).tagName).toBe('TEXTAREA');
});

test('a select field starts with its placeholder and passes on the selected value', async () => {
  function Form() {
    const [sort, setSort] = useState<'score' | 'article_date' | ''>('');
    const options = [
      { value: 'score', label: 'Score' },
      { value: 'article_date', label: 'Article date' },
    ] as const;
    return (
      <Select
        label="Sort"
        placeholder="Choose a column"
        options={options}
        value={sort}
        onChange={setSort}
        error={sort === '' ? 'Please choose a column.' : null}
      />
    );
  }
  render(<Form />);
  const choice = screen.getByRole('combobox', { name: 'Sort' });
  expect(choice).toHaveDisplayValue('Choose a column');
  expect(choice).toHaveAccessibleDescription('Please choose a column.');
  expect(choice).toBeInvalid();
  await userEvent.selectOptions(choice, 'Article date');
  expect(choice).toHaveDisplayValue('Article date');
  expect(choice).not.toBeInvalid();
});
