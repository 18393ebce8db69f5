const LABELS = {
  contacted: 'Contacted',
  contract: 'Contract',
  investment: 'Investment',
  rejected: 'Rejected',
  later: 'Later',
} as const;

/** Decision about a startup that a user made or undid. */
interface Decision {
  readonly decision: keyof typeof LABELS;
  /** False if the decision was undone. */
  readonly is_set: boolean;
  /** Last day of a Later decision, YYYY-MM-DD. */
  readonly until?: string | null;
}

/**
 * Returns the text of a decision, such as 'Contacted', 'Rejected, undone', 'Later until 15 Jan 2027' or 'Later, ended'.
 * @param dayText formats a day
 */
export function decisionText(
  { decision, is_set, until }: Decision,
  dayText: (day: string) => string,
): string {
  if (decision === 'later') return until ? `Later until ${dayText(until)}` : 'Later, ended';
  return is_set ? LABELS[decision] : `${LABELS[decision]}, undone`;
}
