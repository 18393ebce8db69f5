import { isFlagSet, type Flag } from './flags';

/** Where a startup is in the work of the team, in the order of the board; their words are those of the badges. */
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

/** The flags that a person sets, each of a stage. Source: spec §4, startup flags. */
export const FLAG_OF_STAGE = {
  contacted: 'email_sent',
  contract: 'create_contract',
  investment: 'interested',
  rejected: 'rejected',
} as const satisfies Partial<Record<Stage, Flag>>;

/** What stages are made of; any startup has it. */
export type StageSource = Readonly<
  Partial<Record<(typeof FLAG_OF_STAGE)[keyof typeof FLAG_OF_STAGE], number | boolean | null>>
>;

/**
 * The stage of a startup: Rejected, else Later, else Investment, Contract or Contacted, else New. Flags of earlier
 * stages may stay set.
 * @param flags one that is missing is not set
 * @param isLater whether it is Later now, by the clock of who knows until when
 */
export function stageOf(flags: StageSource, isLater: boolean): Stage {
  const has = (stage: keyof typeof FLAG_OF_STAGE) => isFlagSet(flags[FLAG_OF_STAGE[stage]]);
  if (has('rejected')) return 'rejected';
  if (isLater) return 'later';
  if (has('investment')) return 'investment';
  if (has('contract')) return 'contract';
  return has('contacted') ? 'contacted' : 'new';
}

/** 'Contacted', 'Later': as the badge. */
export function stageLabel(stage: Stage): string {
  return LABELS[stage];
}
