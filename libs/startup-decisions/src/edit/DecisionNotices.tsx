import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { ErrorAlert, NOTICE_PAPER, NOTICE_PLACE, VisuallyHidden } from '@vaglio/ui';
import { ClearStep, StepNotice } from './ClearStep';
import { useStepOffer } from './use-step-offer';
import { doneWords, endsWork, type Decision } from './decision';
import { DecidedNotice } from './DecidedNotice';
import { StaleNotice } from './StaleNotice';
import type { useDecisions } from './use-decisions';

interface DecisionNoticesProps extends Pick<
  ReturnType<typeof useDecisions>,
  'notice' | 'dismiss' | 'saveAnyway' | 'undoNotice'
> {
  /** Null on a server that keeps no reasons. */
  readonly onAddReason: ((decision: Decision) => void) | null;
  /** What else there is to say. */
  readonly children?: ReactNode;
}

/** What became of the last decision, at the lower edge of the screen where it needs an answer; it comes before the list when one moves by Tab. */
export function DecisionNotices({
  notice,
  dismiss,
  saveAnyway,
  undoNotice,
  onAddReason,
  children,
}: DecisionNoticesProps) {
  const offer = useStepOffer(notice, dismiss);
  const decided = notice?.kind === 'left' || notice?.kind === 'done' ? notice : null;
  const why = decided?.made?.why ?? '';
  const mayAddReason = onAddReason !== null && decided?.decision.isSet === true && why === '';
  const isShown = decided?.kind === 'left' || undoNotice !== null || mayAddReason || why !== '';
  return (
    <Box sx={PLACE}>
      <Box role="status">
        {decided && !isShown && (
          <VisuallyHidden>
            {decided.decision.startup.company_name} was {doneWords(decided.decision)}.
          </VisuallyHidden>
        )}
        {decided && isShown && (
          <DecidedNotice
            key={`${decided.decision.startup.id} ${decided.decision.flag} ${decided.decision.isSet}`}
            decision={decided.decision}
            why={why}
            onUndo={undoNotice}
            onAddReason={mayAddReason ? () => onAddReason(decided.decision) : null}
            onEnd={dismiss}
          >
            {endsWork(decided.decision) && (
              <ClearStep
                id={decided.decision.startup.id}
                onClear={(work) => void offer.clear(work, decided.decision.startup.company_name)}
              />
            )}
          </DecidedNotice>
        )}
      </Box>
      {notice?.kind === 'failed' && (
        <ErrorAlert
          onClose={dismiss}
          detail={`${notice.decision.startup.company_name} was not ${doneWords(notice.decision)}.`}
        >
          {notice.text}
        </ErrorAlert>
      )}
      {notice?.kind === 'stale' && (
        <StaleNotice
          seen={notice.decision.startup}
          current={notice.current}
          onMine={() => saveAnyway(notice.decision, notice.current)}
          onTheirs={dismiss}
          mineLabel="Do it anyway"
          theirsLabel="Leave it as it is"
        />
      )}
      {children}
      <StepNotice offer={offer} />
    </Box>
  );
}

const PLACE = { ...NOTICE_PLACE, '& > :not(:empty)': NOTICE_PAPER };
