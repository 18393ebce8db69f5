import type { TimelineEntry } from '@vaglio/contract';
import { formatDate } from '@vaglio/ui';

type Decision = NonNullable<TimelineEntry['decision']>;

const STAGES: Readonly<Record<string, string>> = {
  contacted: 'Contacted',
  contract: 'Contract',
  investment: 'Investment',
};

/**
 * Describes the effect of a decision, such as 'set Contract', 'rejected it', 'undid: set Contract' or 'set Later until
 * 15 Jan 2027'.
 */
export function decisionText(
  decision: Pick<Decision, 'kind' | 'from' | 'to' | 'undoes'> & { readonly until?: string | null },
): string {
  const { kind, from, to, undoes, until } = decision;
  if (kind === 'later' && until)
    return `set Later ${undoes === null ? '' : 'again '}until ${formatDate(until)}`;
  if (undoes !== null) return `undid: ${didText(kind, from)}`;
  return from === to ? `said why: ${didText(kind, to)}` : didText(kind, to);
}

function didText(kind: string, to: number): string {
  if (kind === 'rejected') return to === 1 ? 'rejected it' : 'returned it to the active list';
  if (kind === 'later') return to === 1 ? 'set Later' : 'ended Later';
  return `${to === 1 ? 'set' : 'removed'} ${STAGES[kind] ?? kind}`;
}

/** Returns the reason for a decision, such as 'Too early: No revenue.', or '' without a reason. */
export function whyText({ reason, details }: Pick<Decision, 'reason' | 'details'>): string {
  return [reason, details].filter((text) => text !== null && text !== '').join(': ');
}

/**
 * Returns a text such as 'Recorded at 12.5, rank 3, scoring version 12'.
 * @param score formatted score
 */
export function evidenceText(
  { rank, scoring_version }: Pick<Decision, 'rank' | 'scoring_version'>,
  score: string,
) {
  return [
    `Recorded at ${score}`,
    ...(rank === null ? [] : [`rank ${rank}`]),
    ...(scoring_version === null ? [] : [`scoring version ${scoring_version}`]),
  ].join(', ');
}

/** Returns true if a decision can be undone. It must have changed a flag and must not be undone yet. */
export function isUndoable({ from, to, undoes, undone_by }: Decision): boolean {
  return from !== to && undoes === null && undone_by === null;
}
