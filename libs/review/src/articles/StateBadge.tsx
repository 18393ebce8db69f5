import { Ban, Check, GitCompareArrows, Pencil, SearchX, type LucideIcon } from 'lucide-react';
import type { ReviewValue } from '@vaglio/contract';
import { Badge, type BadgeTone } from '@vaglio/ui';

type State = ReviewValue['state'];

const FACES: Readonly<Record<State, { text: string; tone: BadgeTone; icon?: LucideIcon }>> = {
  confirmed: { text: 'Confirmed', tone: 'green', icon: Check },
  proposed: { text: 'Proposed', tone: 'neutral' },
  changed: { text: 'Changed', tone: 'accent', icon: Pencil },
  no_source: { text: 'No source found', tone: 'amber', icon: SearchX },
  conflict: { text: 'Conflict', tone: 'red', icon: GitCompareArrows },
  discarded: { text: 'Discarded', tone: 'neutral', icon: Ban },
};

/** What became of a value, in words: 'Changed by Anna'. */
export function StateBadge({ state, decided_by }: Pick<ReviewValue, 'state' | 'decided_by'>) {
  const { text, tone, icon } = FACES[state];
  const by = state === 'changed' && decided_by ? ` by ${decided_by.split(' ')[0]}` : '';
  return (
    <Badge tone={tone} {...(icon && { icon })}>
      {text}
      {by}
    </Badge>
  );
}
