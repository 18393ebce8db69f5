import { Ban, Check, GitCompareArrows, Pencil, SearchX, type LucideIcon } from 'lucide-react';
import type { ReviewValue } from '@vaglio/contract';
import { PROOF_LABELS, UNPROVED_LABEL } from '@vaglio/startups-data';
import { Badge, type BadgeTone } from '@vaglio/ui';

type State = ReviewValue['state'];

const FACES: Readonly<Record<State, { text: string; tone: BadgeTone; icon?: LucideIcon }>> = {
  confirmed: { text: 'Confirmed', tone: 'green', icon: Check },
  proposed: { text: 'Proposed', tone: 'neutral' },
  changed: { text: 'Changed', tone: 'accent', icon: Pencil },
  no_source: { text: UNPROVED_LABEL, tone: 'amber', icon: SearchX },
  conflict: { text: 'Conflict', tone: 'red', icon: GitCompareArrows },
  discarded: { text: 'Discarded', tone: 'neutral', icon: Ban },
};

/**
 * Badge with the state of a value, such as 'Changed by Anna'. For an unproved value, the badge explains the lack of
 * proof.
 */
export function StateBadge({
  value: { state, decided_by, proof },
}: {
  readonly value: Pick<ReviewValue, 'state' | 'decided_by' | 'proof'>;
}) {
  const { text, tone, icon } = FACES[state];
  const by = state === 'changed' && decided_by ? ` by ${decided_by.split(' ')[0]}` : '';
  return (
    <Badge tone={tone} {...(icon && { icon })}>
      {state === 'no_source' && proof ? PROOF_LABELS[proof.state] : text}
      {by}
    </Badge>
  );
}
