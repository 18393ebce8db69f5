import { canSeeSettings, canWriteInvestments, type Claims } from '@vaglio/access-control';
import type { View } from '@vaglio/contract';

/** What a person may do with a view. */
export interface ViewRights {
  readonly canChange: boolean;
  /** Make it the team's, or take it back. */
  readonly canShare: boolean;
  readonly canDelete: boolean;
}

/** One's own views are one's own to change; those of the team need the right to write. Source: decide-together, Permissions. */
export function viewRights(
  { is_team, is_mine }: Pick<View, 'is_team' | 'is_mine'>,
  claims: Claims,
): ViewRights {
  const canWrite = canWriteInvestments(claims);
  return {
    canChange: is_team ? canWrite : is_mine,
    canShare: is_mine && canWrite,
    canDelete: is_team ? canSeeSettings(claims.role) || (is_mine && canWrite) : is_mine,
  };
}
