import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormSelect } from './FormSelect';
import { useValidatedForm } from './use-validated-form';

const START = { name: 'kick 1', canton: 'VD', isRead: true };
const save = () => Promise.resolve(null);

function CantonChoice() {
  const { control } = useValidatedForm({ start: START, save });
  const options = ['GE', 'VD', 'ZH'].map((canton) => ({ value: canton, label: canton }));
  return <FormSelect control={control} name="canton" label="Canton" options={options} />;
}

const meta = { component: FormSelect } satisfies Meta;

export default meta;
type Story = StoryObj;

export const Chosen: Story = { render: () => <CantonChoice /> };
