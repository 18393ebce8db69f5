import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from '../field/Field';
import { FormDialog } from './FormDialog';
import type { FormStatus } from './use-validated-form';

const REST: FormStatus = {
  submit: (event) => event.preventDefault(),
  isSaving: false,
  isSaved: false,
  isChanged: false,
  failure: null,
};

const meta = {
  component: FormDialog,
  args: {
    title: 'Edit parameter',
    form: REST,
    saveLabel: 'Save',
    onClose: () => undefined,
    children: <Field label="Name" value="kick 1" onChange={() => undefined} />,
  },
} satisfies Meta<typeof FormDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unchanged: Story = {};
export const Saving: Story = { args: { form: { ...REST, isSaving: true } } };
export const Refused: Story = { args: { form: { ...REST, failure: 'A parameter of that name exists.' } } };
export const Wide: Story = { args: { width: 'wide' } };
