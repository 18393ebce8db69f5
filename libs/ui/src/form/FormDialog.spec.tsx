import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryAppRouter } from '../testing/MemoryAppRouter';
import type { FormErrors } from './form-error';
import { FormDialog } from './FormDialog';
import { FormField } from './FormField';
import { useValidatedForm } from './use-validated-form';

interface Award {
  readonly name: string;
  readonly value: string;
}

const START: Award = { name: 'kick', value: '2' };

function check({ name, value }: Award) {
  if (name === '') return { field: 'name', text: 'Name is required.' } as const;
  if (value === '') return { field: 'value', text: 'Value must be a number.' } as const;
  return name === 'nothing' ? { field: null, text: 'Nothing is no award.' } : null;
}

function AwardDialog({ save, onClose }: { readonly save: jest.Mock; readonly onClose: () => void }) {
  const { control, status } = useValidatedForm<Award>({ start: START, check, save });
  return (
    <FormDialog title="Award" form={status} saveLabel="Save" onClose={onClose}>
      <FormField control={control} name="name" label="Name" />
      <FormField control={control} name="value" label="Value" />
    </FormDialog>
  );
}

type Answer = FormErrors<keyof Award> | Promise<FormErrors<keyof Award>>;

function open(answer: Answer = null) {
  const save = jest.fn().mockImplementation(() => Promise.resolve(answer));
  const onClose = jest.fn();
  render(<AwardDialog save={save} onClose={onClose} />, { wrapper: MemoryAppRouter });
  return { save, onClose, user: userEvent.setup({ delay: null }) };
}

const field = (label: string) => screen.getByLabelText(label);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('the first invalid field of a form shows its error and gets the focus', async () => {
  const { save, user } = open();
  await user.clear(field('Value'));
  await user.clear(field('Name'));
  await press('Save');
  expect(field('Name')).toHaveFocus();
  expect(field('Name')).toHaveAccessibleDescription('Name is required.');
  expect(field('Value')).toHaveAccessibleDescription('');
  expect(save).not.toHaveBeenCalled();
});

test('the error of a form field disappears as soon as the field is valid', async () => {
  const { user } = open();
  await user.clear(field('Name'));
  await press('Save');
  await user.type(field('Name'), 'x');
  expect(field('Name')).toHaveAccessibleDescription('');
});

test('an error about the whole form is shown above the fields', async () => {
  const { save, user } = open();
  await user.clear(field('Name'));
  await user.type(field('Name'), 'nothing');
  await press('Save');
  expect(await screen.findByRole('alert')).toHaveTextContent('Nothing is no award.');
  expect(save).not.toHaveBeenCalled();
});

test('while a form is being saved, its dialog cannot be closed or saved again', async () => {
  const { save, onClose, user } = open(new Promise(() => undefined));
  await user.type(field('Value'), '5');
  await press('Save');
  expect(await screen.findByRole('button', { name: 'Saving…' })).toHaveAttribute('aria-disabled', 'true');
  fireEvent.submit(field('Value'));
  await user.keyboard('{Escape}');
  expect(save.mock.calls).toEqual([[{ name: 'kick', value: '25' }]]);
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  expect([onClose.mock.calls.length, screen.queryByText('Discard changes')]).toEqual([0, null]);
});

test("after a failed save the server's message is shown above the fields, and the typed values are kept", async () => {
  const { save, user } = open('The name is taken.');
  await user.type(field('Name'), '1');
  await press('Save');
  expect(await screen.findByRole('alert')).toHaveTextContent('The name is taken.');
  expect(field('Name')).toHaveValue('kick1');
  await press('Save');
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
});

test('a server error about a form field is shown at that field, and the field gets the focus', async () => {
  open({ field: 'value', text: 'At most 4 decimals.' });
  await press('Save');
  await waitFor(() => expect(field('Value')).toHaveAccessibleDescription('At most 4 decimals.'));
  expect(field('Value')).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a changed form needs confirmation before it is discarded, and an unchanged form does not', async () => {
  const { onClose, user } = open();
  await press('Cancel');
  expect(onClose).toHaveBeenCalledTimes(1);
  await user.type(field('Name'), '1');
  await press('Cancel');
  expect(screen.getByRole('dialog', { name: 'Discard changes' })).toBeVisible();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a form whose original values were restored counts as unchanged', async () => {
  const { onClose, user } = open();
  await user.type(field('Name'), '1{Backspace}');
  await press('Cancel');
  expect(onClose).toHaveBeenCalledTimes(1);
});
