import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastFrame } from '../testing/ToastFrame';
import { FormElement } from './FormElement';
import { FormField } from './FormField';
import { FormOutcome } from './FormOutcome';
import { useValidatedForm } from './use-validated-form';

interface Score {
  readonly threshold: string;
}

interface ScoreFormProps {
  readonly saved: Score;
  readonly save: (score: Score) => Promise<string | null>;
}

function ScoreForm({ saved, save }: ScoreFormProps) {
  const { control, status } = useValidatedForm({
    start: saved,
    stored: saved,
    save,
    toStored: ({ threshold }) => ({ threshold: threshold.trim() }),
    hidesOutcomeOnChange: true,
  });
  return (
    <FormElement form={status} label="Scores">
      <FormOutcome form={status} savedText="Scores saved." />
      <FormField control={control} name="threshold" label="Threshold" />
    </FormElement>
  );
}

function open(save: ScoreFormProps['save'] = () => Promise.resolve(null)) {
  const element = (threshold: string) => <ScoreForm saved={{ threshold }} save={save} />;
  const { rerender } = render(element('5'), { wrapper: ToastFrame });
  const storeElsewhere = (threshold: string) => rerender(element(threshold));
  return { storeElsewhere, user: userEvent.setup({ delay: null }) };
}

const threshold = () => screen.getByLabelText('Threshold');
const isHeld = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));

test('while a form has unsaved input, leaving the page needs confirmation', async () => {
  const { user } = open();
  expect(isHeld()).toBe(false);
  await user.type(threshold(), '1');
  expect(isHeld()).toBe(true);
  await user.type(threshold(), '{Backspace}');
  expect(isHeld()).toBe(false);
});

test('a saved form shows a confirmation until the next input and has no unsaved changes', async () => {
  const { user } = open();
  await user.type(threshold(), '1 {Enter}');
  expect(await screen.findByText('Scores saved.')).toBeVisible();
  expect(threshold()).toHaveValue('51');
  expect(isHeld()).toBe(false);
  await user.type(threshold(), '2');
  expect(screen.queryByText('Scores saved.')).not.toBeInTheDocument();
});

test('a server error of a form is shown until the next input', async () => {
  const { user } = open(() => Promise.resolve('Save failed'));
  await user.type(threshold(), '{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Save failed');
  await user.type(threshold(), '2');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('text typed while a form is being saved is kept as unsaved input', async () => {
  let finish: (failure: string | null) => void = () => undefined;
  const { user } = open(() => new Promise((resolve) => (finish = resolve)));
  await user.type(threshold(), '1{Enter}');
  await user.type(threshold(), '2');
  finish(null);
  await waitFor(() => expect(screen.getByText('Scores saved.')).toBeVisible());
  expect([threshold(), isHeld()]).toEqual([expect.objectContaining({ value: '512' }), true]);
});

test('newly stored values appear in a form unless the person has typed something', async () => {
  const { user, storeElsewhere } = open();
  storeElsewhere('7');
  await waitFor(() => expect(threshold()).toHaveValue('7'));
  await user.type(threshold(), '1');
  storeElsewhere('9');
  expect(threshold()).toHaveValue('71');
  expect(isHeld()).toBe(true);
});
