import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from '../field/Field';
import { InPlaceForm } from './InPlaceForm';
import type { FormStatus } from './use-validated-form';

const REST: FormStatus = {
  submit: (event) => event.preventDefault(),
  isSaving: false,
  isSaved: false,
  isChanged: false,
  failure: null,
};

const meta = {
  component: InPlaceForm,
  args: {
    form: REST,
    label: 'Edit Founded',
    hasLabels: false,
    onClose: () => undefined,
    children: <Field label="Founded" value="2020" onChange={() => undefined} />,
  },
} satisfies Meta<typeof InPlaceForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutLabels: Story = {};
export const WithLabels: Story = { args: { hasLabels: true } };
export const Refused: Story = { args: { form: { ...REST, failure: 'Founded must be a year.' } } };
