import IconButton from '@mui/material/IconButton';
import { Plus } from 'lucide-react';
import type { StageCard } from '@vaglio/contract';
import { Icon, Initials } from '@vaglio/ui';

interface CardAssigneeProps {
  readonly card: StageCard;
  /** Id of the signed-in user. */
  readonly ownId: string | null;
  /** Opens the assignee menu. null if the user may not assign. */
  readonly onAssign: ((anchor: HTMLElement, card: StageCard) => void) | null;
}

/** Assignee of a startup, with a button that opens the assignee menu. */
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
