import { stageLabel, type Stage } from '@vaglio/startups-domain';
import { Badge } from '@vaglio/ui';
import { BADGE_LOOKS } from './badge-looks';

const LOOKS = {
  contacted: BADGE_LOOKS.Contacted,
  contract: BADGE_LOOKS.Contract,
  investment: BADGE_LOOKS.Investment,
  later: BADGE_LOOKS.Later,
  rejected: BADGE_LOOKS.Rejected,
} as const;

/**
 * Badge of a startup's stage. The stage New is labelled "Undecided", because the badge New means a recent startup.
 */
export function StageBadge({ stage }: { readonly stage: Stage }) {
  if (stage === 'new') return <Badge tone="outline">Undecided</Badge>;
  return <Badge {...LOOKS[stage]}>{stageLabel(stage)}</Badge>;
}
