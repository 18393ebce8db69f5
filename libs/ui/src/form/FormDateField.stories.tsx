import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormDateField } from './FormDateField';
import { useValidatedForm } from './use-validated-form';

const save = () => Promise.resolve(null);

function DueDay() {
  const { control } = useValidatedForm({ start: { due: '2026-11-25' }, save });
  return <FormDateField control={control} name="due" label="Due" />;
}

const meta = { component: FormDateField } satisfies Meta;

export default meta;
type Story = StoryObj;

export const Chosen: Story = { render: () => <DueDay /> };
