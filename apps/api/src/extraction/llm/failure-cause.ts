/** Causes of failed extractions, one for each action that a person can take. They are stored with the article. */
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

/** Returns whether a failure cause affects all articles until a person changes a setting. */
export const isOfSettings = (cause: FailureCause): boolean => OF_SETTINGS.has(cause);

/** Returns a stored failure cause. A cause that this version does not know becomes `other`. */
export function readCause(stored: string | null): FailureCause {
  return FAILURE_CAUSES.find((cause) => cause === stored) ?? 'other';
}
