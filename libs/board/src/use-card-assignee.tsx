import Button from '@mui/material/Button';
import { useEffect, useId, useState } from 'react';
import { useIsSupported } from '@vaglio/api-client';
import { useSession } from '@vaglio/auth-session';
import type { StageCard } from '@vaglio/contract';
import { useStableCallback, useToast } from '@vaglio/ui';
import { AssigneeMenu, usePeople, useWorkChange } from '@vaglio/startup-activity';
import { useWorkReading } from '@vaglio/startups-data';

interface AskedCard {
  readonly anchor: HTMLElement;
  readonly card: StageCard;
}

/**
 * Assigns a user to the startup of a card. A toast shows errors.
 * @param mayWrite true if the user may change assignments
 * @returns `open`, which is null if the user may not assign
 */
export function useCardAssignee(mayWrite: boolean) {
  const isSupported = useIsSupported('readWork') !== false;
  const [asked, setAsked] = useState<(AskedCard & { readonly count: number }) | null>(null);
  const toast = useToast();
  const { save, refusal } = useWorkChange();
  useEffect(() => {
    if (refusal === null) return undefined;
    return toast({ message: refusal, severity: 'error' });
  }, [refusal, toast]);
  const open = useStableCallback((anchor: HTMLElement, card: StageCard) =>
    setAsked((before) => ({ anchor, card, count: (before?.count ?? 0) + 1 })),
  );
  return {
    open: mayWrite && isSupported ? open : null,
    menu: asked && <CardMenu {...asked} key={asked.count} onSave={save} onClose={() => setAsked(null)} />,
  };
}

interface CardMenuProps extends AskedCard {
  readonly onSave: ReturnType<typeof useWorkChange>['save'];
  readonly onClose: () => void;
}

/**
 * Assignee menu that opens only after its options are loaded. Otherwise options that load later would move the option
 * that the user is about to select.
 */
function CardMenu({ anchor, card, onSave, onClose }: CardMenuProps) {
  const menuId = useId();
  const { claims } = useSession();
  const { work, ...ofWork } = useWorkReading(card.id);
  const { people, isKnown, ...ofPeople } = usePeople();
  const toast = useToast();
  const failure = ofWork.failure ?? ofPeople.failure;
  const retry = useStableCallback(() =>
    [ofWork, ofPeople].filter((reading) => reading.failure !== null).forEach((reading) => reading.retry()),
  );
  useEffect(() => {
    if (failure === null) return undefined;
    const action = (
      <Button size="small" onClick={() => retry()}>
        Retry
      </Button>
    );
    return toast({ message: failure, severity: 'error', action });
  }, [failure, retry, toast]);
  return (
    <AssigneeMenu
      id={menuId}
      anchor={work !== null && isKnown && failure === null ? anchor : null}
      people={people}
      ownId={claims.sub}
      assignee={work?.assignee_id ?? null}
      onChoose={(assignee) => {
        onClose();
        if (work && assignee !== work.assignee_id) void onSave(work, { assignee });
      }}
      onClose={onClose}
    />
  );
}
