import { Ban, Check, GitCompareArrows, Pencil, SearchX, type LucideIcon } from 'lucide-react';
import type { ReviewValue } from '@vaglio/contract';
import { Badge, type BadgeTone } from '@vaglio/ui';

type State = ReviewValue['state'];

const FACES: Readonly<Record<State, { words: string; tone: BadgeTone; icon?: LucideIcon }>> = {
  confirmed: { words: 'Confirmed', tone: 'green', icon: Check },
  proposed: { words: 'Proposed', tone: 'neutral' },
  changed: { words: 'Changed', tone: 'accent', icon: Pencil },
  no_source: { words: 'No source found', tone: 'amber', icon: SearchX },
  conflict: { words: 'Conflict', tone: 'red', icon: GitCompareArrows },
  discarded: { words: 'Discarded', tone: 'neutral', icon: Ban },
};

/** What became of a value, in words: 'Changed by Anna'. */
export function StateBadge({ state, decided_by }: Pick<ReviewValue, 'state' | 'decided_by'>) {
  const { words, tone, icon } = FACES[state];
  const by = state === 'changed' && decided_by ? ` by ${decided_by.split(' ')[0]}` : '';
  return (
    <Badge tone={tone} {...(icon && { icon })}>
      {words}
      {by}
    </Badge>
  );
}
