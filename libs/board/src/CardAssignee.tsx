import IconButton from '@mui/material/IconButton';
import { Plus } from 'lucide-react';
import type { StageCard } from '@vaglio/contract';
import { Icon, Initials } from '@vaglio/ui';

interface CardAssigneeProps {
  readonly card: StageCard;
  /** Id of the person who looks at it. */
  readonly ownId: string | null;
  /** Null for who may not assign anybody. */
  readonly onAssign: ((anchor: HTMLElement, card: StageCard) => void) | null;
}

/** Who works on a startup, and the way to assign another person. */
export function CardAssignee({ card, ownId, onAssign }: CardAssigneeProps) {
  const { assignee, company_name } = card;
  const isOwn = card.assignee_id === ownId;
  if (onAssign === null)
    return assignee === null ? (
      <span className="nobody" title="Nobody is assigned" />
    ) : (
      <Initials name={assignee} isOwn={isOwn} isAlone />
    );
  return (
    <IconButton
      size="small"
      className="assign"
      data-assign={card.id}
      aria-label={assignee === null ? `Assign ${company_name}` : `Assignee of ${company_name}: ${assignee}`}
      title={assignee ?? 'Assign'}
      aria-haspopup="menu"
      onClick={(event) => onAssign(event.currentTarget, card)}
    >
      {assignee === null ? (
        <span className="nobody">
          <Icon of={Plus} size={12} />
        </span>
      ) : (
        <Initials name={assignee} isOwn={isOwn} />
      )}
    </IconButton>
  );
}
