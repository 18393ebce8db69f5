import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormSwitch } from './FormSwitch';
import { useValidatedForm } from './use-validated-form';

const START = { name: 'kick 1', canton: 'VD', isRead: true };
const save = () => Promise.resolve(null);

function ReadSwitch() {
  const { control } = useValidatedForm({ start: START, save });
  return <FormSwitch control={control} name="isRead" label="Read this source" />;
}

const meta = { component: FormSwitch } satisfies Meta;

export default meta;
type Story = StoryObj;

export const On: Story = { render: () => <ReadSwitch /> };
