import Box from '@mui/material/Box';
import { ErrorAlert, PlainUndoNotice } from '@vaglio/ui';
import type { useFactSteps } from './use-fact-steps';

type FactNoticesProps = Pick<ReturnType<typeof useFactSteps>, 'notice' | 'undo' | 'dismiss'>;

/** What became of the last change of a fact: 'Saved.' with Undo, or why it was refused. */
export function FactNotices({ notice, undo, dismiss }: FactNoticesProps) {
  return (
    <>
      <Box role="status">
        {notice?.kind === 'saved' && (
          <PlainUndoNotice
            key={`${notice.changeId ?? ''} ${notice.words}`}
            onUndo={notice.changeId === null ? null : undo}
            onEnd={dismiss}
          >
            {notice.words}
          </PlainUndoNotice>
        )}
      </Box>
      {notice?.kind === 'failed' && (
        <ErrorAlert
          onClose={dismiss}
          detail={notice.later?.map((words, index) => (
            <Box key={index} component="span" sx={{ display: 'block' }}>
              {words}
            </Box>
          ))}
        >
          {notice.text}
        </ErrorAlert>
      )}
    </>
  );
}
