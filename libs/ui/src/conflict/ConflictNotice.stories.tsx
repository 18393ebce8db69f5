import type { Meta, StoryObj } from '@storybook/react-vite';
import { AWARD_CONFLICT, awardText, type Award } from './an-award.fixture';
import { ConflictNotice } from './ConflictNotice';

const meta = {
  component: ConflictNotice<Award>,
  args: { what: 'this award', conflict: AWARD_CONFLICT, textsOf: awardText },
} satisfies Meta<typeof ConflictNotice<Award>>;

export default meta;
type Story = StoryObj<typeof meta>;

const ANSWERS = { onKeepMine: () => undefined, onTakeTheirs: () => undefined };

export const OfAForm: Story = { args: { mine: { Name: 'kick', Value: '3' }, ...ANSWERS } };
export const OfADeletion: Story = {};
export const Saving: Story = { args: { ...OfAForm.args, isBusy: true } };
export const UnknownAuthor: Story = {
  args: { ...OfAForm.args, conflict: { ...AWARD_CONFLICT, changedBy: null, changedAt: null } },
};
export const NothingDifferent: Story = {
  args: { conflict: { ...AWARD_CONFLICT, current: { ...AWARD_CONFLICT.seen, version: 2 } }, ...ANSWERS },
};
export const LongText: Story = {
  args: {
    ...OfAForm.args,
    conflict: { ...AWARD_CONFLICT, current: { name: 'Kick '.repeat(60), value: '', version: 2 } },
  },
};
