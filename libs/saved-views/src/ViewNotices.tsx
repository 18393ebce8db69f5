import Box from '@mui/material/Box';
import { UndoNotice, WarningAlert } from '@vaglio/ui';
import type { useViewPage } from './use-view-page';

interface ViewNoticesProps {
  readonly viewing: Pick<ReturnType<typeof useViewPage>, 'deleted' | 'failure'>;
  /** The address names a view that is not there. */
  readonly isGone: boolean;
}

/** What became of a view: deleted, with Undo; refused; or not there any more. */
export function ViewNotices({ viewing, isGone }: ViewNoticesProps) {
  const { deleted, failure } = viewing;
  return (
    <>
      {isGone && (
        <Box sx={{ maxWidth: 1448, mx: 'auto', px: { xs: 3, md: 6 }, pt: 3 }}>
          <WarningAlert>This view no longer exists.</WarningAlert>
        </Box>
      )}
      <UndoNotice
        done={deleted?.words ?? null}
        failure={failure}
        onUndo={() => void deleted?.undo()}
        onEnd={() => deleted?.end()}
      />
    </>
  );
}
