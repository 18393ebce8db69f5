import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormField } from './FormField';
import { useValidatedForm } from './use-validated-form';

const START = { name: 'kick 1', canton: 'VD', isRead: true };
const save = () => Promise.resolve(null);

function NameField({ shown }: { readonly shown?: string }) {
  const { control } = useValidatedForm({ start: START, save });
  return <FormField control={control} name="name" label="Name" hint="Of the award." shown={shown} />;
}

const meta = { component: FormField } satisfies Meta;

export default meta;
type Story = StoryObj;

export const Filled: Story = { render: () => <NameField /> };
export const Proposal: Story = { render: () => <NameField shown="kick-1" /> };
