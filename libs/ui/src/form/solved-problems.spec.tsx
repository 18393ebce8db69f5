import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastFrame } from '../testing/ToastFrame';
import { FormElement } from './FormElement';
import type { FormErrors } from './form-error';
import { FormField } from './FormField';
import { useValidatedForm } from './use-validated-form';

interface Password {
  readonly next: string;
  readonly again: string;
}
type Problems = FormErrors<keyof Password>;

function check({ next, again }: Password): Problems {
  if (next === '') return { field: 'next', text: 'Password is required.' };
  if (next.length < 3) return { field: 'next', text: 'Password is too short.' };
  return next === again ? null : { field: 'again', text: 'Passwords do not match.' };
}

function PasswordForm({ save }: { readonly save: () => Promise<Problems> }) {
  const { control, status } = useValidatedForm<Password>({ start: { next: '', again: '' }, check, save });
  return (
    <FormElement form={status} label="Password">
      <FormField control={control} name="next" label="New" />
      <FormField control={control} name="again" label="Again" />
      <button type="submit">Save</button>
    </FormElement>
  );
}

function open(save: () => Promise<Problems> = () => Promise.resolve(null)) {
  render(<PasswordForm save={save} />, { wrapper: ToastFrame });
  return userEvent.setup({ delay: null });
}
const next = () => screen.getByLabelText('New');
const again = () => screen.getByLabelText('Again');
const save = () => screen.getByRole('button', { name: 'Save' });

test('the error of a form field updates while the person types, and disappears when the field is valid', async () => {
  const user = open();
  await user.type(next(), 'a');
  expect(next()).toBeValid();
  await user.click(save());
  expect(screen.getByText('Password is too short.')).toBeVisible();
  await user.clear(next());
  expect(screen.getByText('Password is required.')).toBeVisible();
  await user.type(next(), 'abc');
  expect(next()).toBeValid();
  expect(screen.queryByText(/Password/)).not.toBeInTheDocument();
});

test('no additional form errors appear before the form is submitted again', async () => {
  const user = open();
  await user.click(save());
  await user.type(next(), 'abc');
  expect(again()).toBeValid();
  await user.click(save());
  expect(screen.getByText('Passwords do not match.')).toBeVisible();
  expect(again()).toHaveFocus();
});

test('a form error about two fields disappears when either field is corrected', async () => {
  const user = open();
  await user.type(next(), 'abcd');
  await user.type(again(), 'abc');
  await user.click(save());
  expect(again()).toBeInvalid();
  await user.type(next(), '{Backspace}');
  expect(again()).toBeValid();
});

test('a server error about a form field remains until that field is changed', async () => {
  const user = open(() => Promise.resolve({ field: 'next', text: 'This password is known.' }));
  await user.type(next(), 'abc');
  await user.type(again(), 'abc');
  await user.click(save());
  expect(await screen.findByText('This password is known.')).toBeVisible();
  await user.type(again(), 'd');
  expect(screen.getByText('This password is known.')).toBeVisible();
  await user.type(next(), 'd');
  expect(screen.queryByText('This password is known.')).not.toBeInTheDocument();
});

interface Settings {
  readonly server: { readonly host: string; readonly port: string };
}

function SettingsForm() {
  const { control, status } = useValidatedForm<Settings>({
    start: { server: { host: '', port: '' } },
    check: ({ server }) => (server.host === '' ? { field: 'server.host', text: 'Host is required.' } : null),
    save: () => Promise.resolve(null),
  });
  return (
    <FormElement form={status} label="Settings">
      <FormField control={control} name="server.host" label="Host" />
      <button type="submit">Save</button>
    </FormElement>
  );
}

test('the error of a nested form field disappears when the field is valid', async () => {
  render(<SettingsForm />, { wrapper: ToastFrame });
  const user = userEvent.setup({ delay: null });
  await user.click(save());
  expect(screen.getByText('Host is required.')).toBeVisible();
  await user.type(screen.getByLabelText('Host'), 'mail.example.ch');
  expect(screen.queryByText('Host is required.')).not.toBeInTheDocument();
});
