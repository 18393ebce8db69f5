import { render, screen } from '@testing-library/react';
import { focusField } from './focus-field';

test('the focus goes to the field of that name, and stays where there is none', () => {
  render(
    <form aria-label="Award">
      <input name="value" aria-label="Value" />
      <input name="other" aria-label="Other" />
    </form>,
  );
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Award' });
  focusField(form, 'other');
  expect(screen.getByLabelText('Other')).toHaveFocus();
  focusField(form, 'missing');
  expect(screen.getByLabelText('Other')).toHaveFocus();
});
