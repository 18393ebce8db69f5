import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from '../field/Field';
import { FormElement } from './FormElement';
import type { FormStatus } from './use-validated-form';

const REST: FormStatus = {
  submit: (event) => event.preventDefault(),
  isSaving: false,
  isSaved: false,
  isChanged: false,
  failure: null,
};

const meta = {
  component: FormElement,
  args: {
    form: REST,
    label: 'Scores',
    children: <Field label="Threshold" value="5" onChange={() => undefined} />,
  },
} satisfies Meta<typeof FormElement>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unchanged: Story = {};
