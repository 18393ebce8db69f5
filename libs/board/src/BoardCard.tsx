import IconButton from '@mui/material/IconButton';
import { Clock, Ellipsis, Hourglass } from 'lucide-react';
import { memo, useId, type DragEvent, type KeyboardEvent } from 'react';
import { useScoreDecimals } from '@vaglio/startup-decisions';
import { useNow } from '@vaglio/auth-session';
import type { StageCard, StageLimits } from '@vaglio/contract';
import type { Stage } from '@vaglio/startups-domain';
import { Badge, formatScore, formatShortDate, Icon, VisuallyHidden } from '@vaglio/ui';
import { placeText } from '@vaglio/startups-data';
import { dueText } from '@vaglio/startup-activity';
import { daysText, isOverLimit } from './board-text';
import { CardAssignee } from './CardAssignee';

/** Event handlers of a board card. */
export interface CardActs {
  readonly onOpen: (card: StageCard) => void;
  /** Handlers for moving the card, or null if the user may not move cards. */
  readonly moving: {
    readonly onKey: (event: KeyboardEvent, card: StageCard, stage: Stage) => void;
    readonly onDrag: (event: DragEvent, card: StageCard, stage: Stage) => void;
    readonly onDragEnd: () => void;
    readonly onMenu: (anchor: HTMLElement, card: StageCard, stage: Stage) => void;
  } | null;
  /** Opens the assignee menu. null if the user may not assign. */
  readonly onAssign: ((anchor: HTMLElement, card: StageCard) => void) | null;
}

interface BoardCardProps extends CardActs {
  readonly card: StageCard;
  readonly stage: Stage;
  readonly limits: StageLimits;
  readonly ownId: string | null;
  readonly isOpen: boolean;
  readonly isLifted: boolean;
  /** True if the startup entered the view after the last visit. */
  readonly isFresh: boolean;
}

/** Board card of a startup. A click anywhere opens the details, and Space lifts the card. Memoised. */
export const BoardCard = memo(function BoardCard(props: BoardCardProps) {
  const { card, stage, limits, ownId, isOpen, isLifted, isFresh, onOpen, moving, onAssign } = props;
  const decimals = useScoreDecimals();
  const [nameId, newsId] = [useId(), useId()];
  return (
    <article
      aria-labelledby={nameId}
      data-selected={isOpen || undefined}
      data-lifted={isLifted || undefined}
      draggable={moving !== null}
      onDragStart={(event) => moving?.onDrag(event, card, stage)}
      onDragEnd={moving?.onDragEnd}
    >
      <div className="top">
        {isFresh && (
          <span className="news" id={newsId}>
            <VisuallyHidden>New since your last visit</VisuallyHidden>
          </span>
        )}
        <h3 id={nameId} title={card.company_name}>
          <button
            type="button"
            data-startup={card.id}
            aria-current={isOpen ? 'true' : undefined}
            aria-describedby={isFresh ? newsId : undefined}
            aria-keyshortcuts={moving ? (onAssign ? 'Space a' : 'Space') : undefined}
            onKeyDown={(event) => moving?.onKey(event, card, stage)}
            onClick={() => onOpen(card)}
          >
            {card.company_name}
          </button>
        </h3>
        <p className="score">
          <VisuallyHidden>Score </VisuallyHidden>
          {formatScore(card.score, decimals)}
        </p>
      </div>
      <p className="place">{placeText(card).join(', ')}</p>
      <CardStep card={card} stage={stage} />
      <div className="foot">
        <CardTime card={card} stage={stage} limits={limits} />
        {moving && (
          <IconButton
            size="small"
            className="menu"
            aria-label={`Move ${card.company_name} to another stage`}
            title="Move to…"
            aria-haspopup="menu"
            onClick={(event) => moving.onMenu(event.currentTarget, card, stage)}
          >
            <Icon of={Ellipsis} />
          </IconButton>
        )}
        <CardAssignee card={card} ownId={ownId} onAssign={onAssign} />
      </div>
    </article>
  );
});

type Part = Pick<BoardCardProps, 'card' | 'stage'>;

/** Next step with its due date. For a rejected startup, it is the reason. */
function CardStep({ card, stage }: Part) {
  const now = useNow();
  if (stage === 'rejected') return card.reason === null ? null : <p className="step">{card.reason}</p>;
  if (card.step === null) return null;
  const due = card.due === null ? null : dueText(card.due, now);
  return (
    <p className="step">
      <span>{card.step}</span>
      {due && card.due !== null && (
        <span className="due" data-due={due.state}>
          {due.state === 'ahead'
            ? formatShortDate(card.due, now)
            : due.state === 'today'
              ? 'Today'
              : due.text}
        </span>
      )}
    </p>
  );
}

function CardTime({ card, stage, limits }: Part & Pick<BoardCardProps, 'limits'>) {
  const now = useNow();
  if (stage === 'later' && card.later_until !== null)
    return (
      <span className="time">
        <Icon of={Clock} size={14} /> until {formatShortDate(card.later_until, now)}
      </span>
    );
  const text = daysText(card.days);
  if (isOverLimit(stage, card.days, limits))
    return (
      <span className="time">
        <Badge tone="amber" icon={Hourglass}>
          {text}
          <VisuallyHidden>, longer than the stage limit</VisuallyHidden>
        </Badge>
      </span>
    );
  return (
    <span className="time" title={text === '' ? undefined : 'Time in stage since the last decision'}>
      {text}
    </span>
  );
}
