const LABELS = {
  contacted: 'Contacted',
  contract: 'Contract',
  investment: 'Investment',
  rejected: 'Rejected',
  later: 'Later',
} as const;

/** A decision that a person took about a startup, or took back. */
interface Decision {
  readonly decision: keyof typeof LABELS;
  /** False: it was taken back. */
  readonly is_set: boolean;
  /** Of Later: the day on which it ends, YYYY-MM-DD. */
  readonly until?: string | null;
}

/** 'Contacted', 'Rejected, undone', 'Later until 15 Jan 2027', 'Later, ended'. @param dayText how a day is written */
export function decisionText(
  { decision, is_set, until }: Decision,
  dayText: (day: string) => string,
): string {
  if (decision === 'later') return until ? `Later until ${dayText(until)}` : 'Later, ended';
  return is_set ? LABELS[decision] : `${LABELS[decision]}, undone`;
}
