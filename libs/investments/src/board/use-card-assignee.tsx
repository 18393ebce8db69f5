import { useId, useState } from 'react';
import { useOffers } from '@vaglio/api-client';
import { useSession } from '@vaglio/auth-session';
import type { StageCard } from '@vaglio/contract';
import { ErrorAlert, NOTICE_PAPER, NOTICE_PLACE, useStable } from '@vaglio/ui';
import Box from '@mui/material/Box';
import { AssigneeMenu, usePeople, useWorkChange } from '@vaglio/startup-activity';
import { useWorkReading } from '@vaglio/startups-data';

interface AskedCard {
  readonly anchor: HTMLElement;
  readonly card: StageCard;
}

/**
 * Assigns a person to the startup of a card.
 * @param mayWrite whether the person may change the work
 * @returns `open` is null where nobody can be assigned; `parts` are the menu and what was refused
 */
export function useCardAssignee(mayWrite: boolean) {
  const isOffered = useOffers('readWork') !== false;
  const [asked, setAsked] = useState<AskedCard | null>(null);
  const { save, refusal, dismiss } = useWorkChange();
  const open = useStable((anchor: HTMLElement, card: StageCard) => {
    dismiss();
    setAsked({ anchor, card });
  });
  return {
    open: mayWrite && isOffered ? open : null,
    parts: (
      <>
        {asked && <CardMenu {...asked} onSave={save} onClose={() => setAsked(null)} />}
        {refusal !== null && (
          <Box sx={PLACE}>
            <ErrorAlert onClose={dismiss}>{refusal}</ErrorAlert>
          </Box>
        )}
      </>
    ),
  };
}

interface CardMenuProps extends AskedCard {
  readonly onSave: ReturnType<typeof useWorkChange>['save'];
  readonly onClose: () => void;
}

/** The people, once they and the present work are known: what comes later would move what a person is about to choose. */
function CardMenu({ anchor, card, onSave, onClose }: CardMenuProps) {
  const menuId = useId();
  const { claims } = useSession();
  const { work, ...ofWork } = useWorkReading(card.id);
  const { people, isKnown, ...ofPeople } = usePeople();
  const failed = [ofWork, ofPeople].filter(({ failure }) => failure !== null);
  if (failed.length > 0)
    return (
      <Box sx={PLACE}>
        <ErrorAlert onClose={onClose} onRetry={() => failed.forEach(({ retry }) => retry())}>
          {failed[0]?.failure}
        </ErrorAlert>
      </Box>
    );
  return (
    <AssigneeMenu
      id={menuId}
      anchor={work !== null && isKnown ? anchor : null}
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

const PLACE = { ...NOTICE_PLACE, '& > :not(:empty)': NOTICE_PAPER };
