import type { DecisionKind } from '../../platform/db/schema/decision-kinds';
import type { DecisionBody } from './decisions.schemas';

const WORDS: Readonly<Record<DecisionKind, readonly [set: string, unset: string]>> = {
  contacted: ['set Contacted', 'removed Contacted'],
  contract: ['set Contract', 'removed Contract'],
  investment: ['set Investment', 'removed Investment'],
  rejected: ['rejected it', 'took it back into the active list'],
  later: ['set Later', 'ended Later'],
};

/** Describes a decision in words, such as 'Marc Keller set Contract'. */
export function describeDecision({
  made_by,
  kind,
  to,
}: Pick<DecisionBody, 'made_by' | 'kind' | 'to'>): string {
  const [set, unset] = WORDS[kind];
  return `${made_by ?? 'Somebody'} ${to === 1 ? set : unset}`;
}
