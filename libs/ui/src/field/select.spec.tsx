import { act, render, screen } from '@testing-library/react';
import { Select } from './Select';

function choice(isSaving: boolean) {
  return (
    <>
      <Select
        variant="cell"
        label="Becomes"
        value="canton"
        options={[{ value: 'canton', label: 'canton' }]}
        onChange={() => undefined}
        disabled={isSaving}
      />
      <button type="button">Other</button>
    </>
  );
}

/** Removes the focus, as browsers do when they disable the focused element. */
function loseFocus() {
  const button = screen.getByRole('button', { name: 'Other' });
  act(() => button.focus());
  act(() => button.blur());
}

test('a select field that is disabled during a save gets the focus back afterwards', () => {
  const { rerender } = render(choice(false));
  const select = screen.getByRole('combobox', { name: 'Becomes' });
  act(() => select.focus());
  rerender(choice(true));
  loseFocus();
  expect(document.body).toHaveFocus();
  rerender(choice(false));
  expect(select).toHaveFocus();
});

test('a select field does not take the focus from another element, or if it had no focus before', () => {
  const { rerender } = render(choice(false));
  const select = screen.getByRole('combobox', { name: 'Becomes' });
  rerender(choice(true));
  rerender(choice(false));
  expect(document.body).toHaveFocus();

  act(() => select.focus());
  rerender(choice(true));
  loseFocus();
  act(() => screen.getByRole('button', { name: 'Other' }).focus());
  rerender(choice(false));
  expect(screen.getByRole('button', { name: 'Other' })).toHaveFocus();
});
