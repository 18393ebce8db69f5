/**
 * Filters that determine whether a list shows startups in the stage Later.
 * @property stage stages by which the list is filtered
 */
interface LaterChoice {
  readonly later: string;
  readonly mode: string;
  readonly stage: readonly string[];
}

/**
 * Returns true for an active list that omits startups in the stage Later. Lists filtered by the stage Later, lists of
 * all startups and lists of rejected startups include them.
 */
export function hidesLater({ later, mode, stage }: LaterChoice): boolean {
  return later === 'hide' && mode === 'active' && !stage.includes('later');
}
