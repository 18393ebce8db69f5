import type { SeenConflict, FieldTexts } from './conflict';

/** Sample row for stories and tests of conflicts. */
export interface Award {
  readonly name: string;
  readonly value: string;
  readonly version?: number | undefined;
}

export const AWARD: Award = { name: 'kick', value: '2', version: 1 };

/** Conflict in which another user changed the name and value of the award. */
export const AWARD_CONFLICT: SeenConflict<Award> = {
  seen: AWARD,
  current: { name: 'Kick 3', value: '5', version: 2 },
  changedBy: 'Wanda Keller',
  changedAt: '2026-11-22T13:05:00.000Z',
};

export function awardText({ name, value }: Award): FieldTexts {
  return { Name: name, Value: value };
}
