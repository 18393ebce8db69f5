import type { BulkCommand } from '@vaglio/startup-decisions';

export interface BulkChoice {
  readonly label: string;
  readonly act: BulkCommand;
}

const flag = (
  name: 'contact' | 'contract' | 'investment' | 'rejected' | 'later',
  isSet: boolean,
): BulkCommand => ({
  kind: 'decision',
  flag: name,
  isSet,
});

/** Actions that set or remove flags, in groups. */
export const FLAG_CHOICES: readonly (readonly BulkChoice[])[] = [
  [
    { label: 'Contacted', act: flag('contact', true) },
    { label: 'Contract', act: flag('contract', true) },
    { label: 'Investment', act: flag('investment', true) },
    { label: 'Reject …', act: flag('rejected', true) },
  ],
  [
    { label: 'Remove Contacted', act: flag('contact', false) },
    { label: 'Remove Contract', act: flag('contract', false) },
    { label: 'Remove Investment', act: flag('investment', false) },
    { label: 'Return to Active', act: flag('rejected', false) },
    { label: 'End Later', act: flag('later', false) },
  ],
];

export const SET_LATER: BulkCommand = flag('later', true);

/** Actions that move to a menu if the bar is too narrow. */
export const WORK_CHOICES: readonly (readonly BulkChoice[])[] = [
  [
    { label: 'Assign …', act: { kind: 'assign' } },
    { label: 'Next step …', act: { kind: 'step' } },
  ],
];
