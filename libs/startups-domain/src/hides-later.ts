/** What of a list says whether it shows startups that are Later. @property stage the stages that it is narrowed to */
interface LaterChoice {
  readonly later: string;
  readonly mode: string;
  readonly stage: readonly string[];
}

/** The active list leaves out what is Later; one of that stage, of all or of the rejected ones holds everything. */
export function hidesLater({ later, mode, stage }: LaterChoice): boolean {
  return later === 'hide' && mode === 'active' && !stage.includes('later');
}
