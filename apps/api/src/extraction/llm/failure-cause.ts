/** Why nothing came of an article, by what a person can do about it. Kept with the article. */
export const FAILURE_CAUSES = [
  'key',
  'credit',
  'permission',
  'model',
  'unreachable',
  'busy',
  'timeout',
  'server',
  'request',
  'unreadable',
  'length',
  'interrupted',
  'other',
] as const;
export type FailureCause = (typeof FAILURE_CAUSES)[number];

const OF_SETTINGS: ReadonlySet<FailureCause> = new Set([
  'key',
  'credit',
  'permission',
  'model',
  'unreachable',
]);

/** Whether every article would fail the same way, so that asking on is of no use: somebody must change a setting. */
export const isOfSettings = (cause: FailureCause): boolean => OF_SETTINGS.has(cause);

/** A cause as it was stored; one of another version counts as `other`. */
export function readCause(stored: string | null): FailureCause {
  return FAILURE_CAUSES.find((cause) => cause === stored) ?? 'other';
}
