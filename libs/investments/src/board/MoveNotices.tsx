import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { StageCard } from '@vaglio/contract';
import { stageLabel } from '@vaglio/startups-domain';
import { useListDecisionsQuery } from '@vaglio/startups-data';
import { ErrorAlert, NOTICE_PAPER, NOTICE_PLACE, WarningAlert, PlainUndoNotice } from '@vaglio/ui';
import { ClearStep, StepNotice, useStepOffer } from '@vaglio/startup-decisions';
import { fasterWords } from './board-words';
import type { useMoves } from './use-moves';

interface MoveNoticesProps extends Pick<ReturnType<typeof useMoves>, 'notice' | 'dismiss' | 'undo'> {
  readonly now: Date;
  /** Loads the board again. */
  readonly onReload: () => void;
}

/** What became of the last move, at the lower edge of the screen. */
export function MoveNotices({ notice, dismiss, undo, now, onReload }: MoveNoticesProps) {
  const offer = useStepOffer(notice, dismiss);
  return (
    <Box sx={PLACE}>
      <Box role="status">
        {(notice?.kind === 'moved' || notice?.kind === 'undone') && (
          <PlainUndoNotice
            key={`${notice.kind} ${notice.move.card.id}`}
            onUndo={undo}
            onEnd={dismiss}
            action={
              notice.kind === 'moved' &&
              notice.move.to === 'investment' && (
                <ClearStep
                  id={notice.move.card.id}
                  onClear={(work) => void offer.clear(work, notice.move.card.company_name)}
                />
              )
            }
          >
            <b>{notice.move.card.company_name}</b>{' '}
            {notice.kind === 'moved'
              ? `was moved to ${stageLabel(notice.move.to)}.`
              : `is in ${stageLabel(notice.move.from)} again.`}
          </PlainUndoNotice>
        )}
      </Box>
      <StepNotice offer={offer} />
      {notice?.kind === 'failed' && (
        <ErrorAlert onClose={dismiss} detail={`${notice.card.company_name} was not moved.`}>
          {notice.text}
        </ErrorAlert>
      )}
      {notice?.kind === 'stale' && (
        <StaleMove
          card={notice.card}
          now={now}
          onReload={() => {
            dismiss();
            onReload();
          }}
        />
      )}
    </Box>
  );
}

/** Somebody was faster: who, what they decided, and that nothing was moved. */
function StaleMove({
  card,
  now,
  onReload,
}: {
  readonly card: StageCard;
  readonly now: Date;
  readonly onReload: () => void;
}) {
  const { data } = useListDecisionsQuery({ id: card.id, limit: 1 }, { refetchOnMountOrArgChange: true });
  return (
    <WarningAlert>
      <Box component="p" sx={{ m: 0, fontWeight: 600 }}>
        {fasterWords(card.company_name, data?.items[0] ?? null, now)}
      </Box>
      <Box component="p" sx={{ m: 0 }}>
        {card.company_name} was not moved.
      </Box>
      <Button size="small" onClick={onReload} sx={{ mt: 2 }}>
        Reload
      </Button>
    </WarningAlert>
  );
}

const PLACE = { ...NOTICE_PLACE, '& > :not(:empty)': NOTICE_PAPER };
