import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { ErrorAlert, VisuallyHidden } from '@vaglio/ui';
import { doneWords } from './decision';
import { LeftNotice } from './LeftNotice';
import { StaleNotice } from './StaleNotice';
import type { useDecisions } from './use-decisions';

interface DecisionNoticesProps extends ReturnType<typeof useDecisions> {
  /** What else there is to say. */
  readonly children?: ReactNode;
}

/** What became of the last decision, at the lower edge of the screen where it needs an answer; it comes before the list when one moves by Tab. */
export function DecisionNotices({ notice, dismiss, saveAnyway, undo, children }: DecisionNoticesProps) {
  return (
    <Box sx={PLACE}>
      <Box role="status">
        {notice?.kind === 'done' && (
          <VisuallyHidden>
            {notice.decision.startup.company_name} was {doneWords(notice.decision)}.
          </VisuallyHidden>
        )}
        {notice?.kind === 'left' && (
          <LeftNotice
            key={notice.decision.startup.id}
            decision={notice.decision}
            onUndo={() => void undo(notice.decision, notice.version)}
            onEnd={dismiss}
          />
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
    </Box>
  );
}

const PLACE = {
  position: 'fixed',
  zIndex: 'snackbar',
  left: '50%',
  bottom: 'max(16px, env(safe-area-inset-bottom))',
  transform: 'translateX(-50%)',
  width: 'min(480px, calc(100vw - 24px))',
  '& > :not(:empty)': { borderRadius: 1, boxShadow: 'var(--mui-palette-floating)' },
};
