import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormDialog } from '../form/FormDialog';
import { FormField } from '../form/FormField';
import { MemoryAppRouter } from '../testing/MemoryAppRouter';
import { AWARD, AWARD_CONFLICT, awardText, type Award } from './an-award.fixture';
import type { Outcome } from '@vaglio/contract';
import { useVersionedForm } from './use-versioned-form';

interface AwardForm {
  readonly name: string;
  readonly value: string;
}
type Save = (form: AwardForm, seen: Award | null) => Promise<Outcome<Award>>;

const toForm = ({ name, value }: Award): AwardForm => ({ name, value });

interface AwardDialogProps {
  readonly award: Award;
  readonly stored?: AwardForm;
  readonly save: Save;
}

function AwardDialog({ award, stored, save }: AwardDialogProps) {
  const form = useVersionedForm({ row: award, start: toForm(AWARD), stored, toForm, save });
  const { control, values, status } = form;
  return (
    <FormDialog
      title="Award"
      form={status}
      saveLabel="Save"
      onClose={() => undefined}
      conflict={{ what: 'this award', textsOf: awardText, mine: () => awardText(values) }}
    >
      <FormField control={control} name="name" label="Name" />
      <FormField control={control} name="value" label="Value" />
      {status.isSaved && <p>Saved</p>}
    </FormDialog>
  );
}

/** Renders a form on a server where another user has saved version 2 of the award in AWARD_CONFLICT. */
function open(stored?: AwardForm) {
  let version = 2;
  const save = jest.fn<Promise<Outcome<Award>>, Parameters<Save>>(async (form, seen) => {
    if (seen?.version !== version) {
      const { current, changedBy, changedAt } = AWARD_CONFLICT;
      return { kind: 'stale', conflict: { current, changedBy, changedAt } };
    }
    version += 1;
    return { kind: 'done', row: { ...form, version } };
  });
  const view = render(<AwardDialog award={AWARD} stored={stored} save={save} />, {
    wrapper: MemoryAppRouter,
  });
  const show = (award: Award) =>
    view.rerender(<AwardDialog award={award} stored={stored && toForm(award)} save={save} />);
  return { save, show, user: userEvent.setup({ delay: null }) };
}

const field = (label: string) => screen.getByLabelText(label);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function typeAndSave(user: ReturnType<typeof open>['user'], text: string) {
  await user.clear(field('Value'));
  await user.type(field('Value'), text);
  await press('Save');
}

test('the input in a form is kept after a conflict with another person', async () => {
  const { user } = open();
  await typeAndSave(user, '3');
  expect(await screen.findByRole('alert')).toHaveTextContent('Wanda Keller changed this award');
  expect(field('Value')).toHaveValue('3');
});

test('Keep mine saves the input but keeps fields that only the other person changed', async () => {
  const { save, user } = open();
  await typeAndSave(user, '3');
  await press('Keep mine');
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(save.mock.calls.at(-1)).toEqual([{ name: 'Kick 3', value: '3' }, AWARD_CONFLICT.current]);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test("Take theirs shows the other person's values, and the next save is based on them", async () => {
  const { save, user } = open();
  await typeAndSave(user, '3');
  await press('Take theirs');
  expect([field('Name'), field('Value')].map((input) => input.getAttribute('value'))).toEqual([
    'Kick 3',
    '5',
  ]);
  expect(save).toHaveBeenCalledTimes(1);
  await typeAndSave(user, '7');
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(save.mock.calls.at(-1)).toEqual([{ name: 'Kick 3', value: '7' }, AWARD_CONFLICT.current]);
});

test('a second save of a form is based on the result of the first save', async () => {
  const { save, user } = open();
  await typeAndSave(user, '3');
  await press('Keep mine');
  await screen.findByText('Saved');
  await typeAndSave(user, '4');
  await waitFor(() => expect(save).toHaveBeenCalledTimes(3));
  expect(save.mock.calls.at(-1)).toEqual([
    { name: 'Kick 3', value: '4' },
    { name: 'Kick 3', value: '3', version: 3 },
  ]);
});

test('a form is saved based on the displayed row, even if a newer row arrived in the meantime', async () => {
  const { save, show, user } = open(toForm(AWARD));
  await user.type(field('Value'), '9');
  show(AWARD_CONFLICT.current);
  await press('Save');
  expect(await screen.findByRole('alert')).toHaveTextContent('Wanda Keller changed this award');
  expect(save.mock.calls.at(-1)?.[1]).toEqual(AWARD);
});

test('a form without input loads a newer row', async () => {
  const { save, show, user } = open(toForm(AWARD));
  show(AWARD_CONFLICT.current);
  await waitFor(() => expect(field('Value')).toHaveValue('5'));
  await typeAndSave(user, '6');
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(save.mock.calls).toEqual([[{ name: 'Kick 3', value: '6' }, AWARD_CONFLICT.current]]);
});
