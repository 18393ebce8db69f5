const WORDS = {
  contacted: 'Contacted',
  contract: 'Contract',
  investment: 'Investment',
  rejected: 'Rejected',
} as const;

/** A decision that a person took about a startup, or took back. */
interface Decision {
  readonly decision: keyof typeof WORDS;
  /** False: it was taken back. */
  readonly is_set: boolean;
}

/** 'Contacted', 'Rejected, undone'. */
export function decisionWords({ decision, is_set }: Decision): string {
  return is_set ? WORDS[decision] : `${WORDS[decision]}, undone`;
}
