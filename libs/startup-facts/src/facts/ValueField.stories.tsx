import type { Meta, StoryObj } from '@storybook/react-vite';
import { useValidatedForm } from '@vaglio/ui';
import { ValueField, type ValueDraft } from './ValueField';
import type { ValueKind } from './value-kind';

const save = () => Promise.resolve(null);

function OneValue({ kind, value }: { readonly kind: ValueKind; readonly value: string }) {
  const { control, values } = useValidatedForm<ValueDraft>({
    start: { value, currency: 'CHF', note: '' },
    save,
  });
  return (
    <ValueField control={control} label="Value" kind={kind} currency={values.currency} maxLength={200} />
  );
}

const meta = { component: ValueField } satisfies Meta;

export default meta;
type Story = StoryObj;

export const Canton: Story = { render: () => <OneValue kind="canton" value="ZH" /> };
export const Money: Story = { render: () => <OneValue kind="money" value="6400000" /> };
export const LongText: Story = { render: () => <OneValue kind="long" value="Cold from lakes." /> };
