import { isFlagSet, type Flag } from './flags';

/** Stages of a startup in board order. Badges use the same names. */
export const STAGES = ['new', 'contacted', 'contract', 'investment', 'later', 'rejected'] as const;
export type Stage = (typeof STAGES)[number];

const LABELS: Readonly<Record<Stage, string>> = {
  new: 'New',
  contacted: 'Contacted',
  contract: 'Contract',
  investment: 'Investment',
  later: 'Later',
  rejected: 'Rejected',
};

/** Flags that users set, keyed by the stage that each flag represents. Source: spec §4, startup flags. */
export const FLAG_OF_STAGE = {
  contacted: 'email_sent',
  contract: 'create_contract',
  investment: 'interested',
  rejected: 'rejected',
} as const satisfies Partial<Record<Stage, Flag>>;

/** Flags that determine the stage. */
export type StageSource = Readonly<
  Partial<Record<(typeof FLAG_OF_STAGE)[keyof typeof FLAG_OF_STAGE], number | boolean | null>>
>;

/**
 * Returns the stage of a startup: Rejected, else Later, else Investment, Contract or Contacted, else New. Flags of
 * earlier stages may remain set.
 * @param flags missing flags count as not set
 * @param isLater true if the startup is currently in Later; the caller compares the end date with its clock
 */
export function stageOf(flags: StageSource, isLater: boolean): Stage {
  const has = (stage: keyof typeof FLAG_OF_STAGE) => isFlagSet(flags[FLAG_OF_STAGE[stage]]);
  if (has('rejected')) return 'rejected';
  if (isLater) return 'later';
  if (has('investment')) return 'investment';
  if (has('contract')) return 'contract';
  return has('contacted') ? 'contacted' : 'new';
}

/** Returns the label of a stage as shown in badges: 'Contacted', 'Later'. */
export function stageLabel(stage: Stage): string {
  return LABELS[stage];
}
