import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Startup } from '@vaglio/contract';
import { WarningAlert } from '@vaglio/ui';
import { useReadStartupHistoryQuery } from '@vaglio/startups-data';
import { differenceText } from './difference-text';

interface StaleNoticeProps {
  /** Startup as the user saw it. */
  readonly seen: Startup;
  readonly current: Startup;
  readonly keepMineLabel: string;
  readonly onKeepMine: () => void;
  readonly takeTheirsLabel: string;
  readonly onTakeTheirs: () => void;
}

/** Conflict notice in a dialog. It shows the other user, the differences, and the choice between both versions. */
export function StaleNotice(props: StaleNoticeProps) {
  return (
    <WarningAlert>
      <StaleMessage {...props} />
    </WarningAlert>
  );
}

/** Content of a conflict notice, which is also used in toasts. */
export function StaleMessage({
  seen,
  current,
  keepMineLabel,
  onKeepMine,
  takeTheirsLabel,
  onTakeTheirs,
}: StaleNoticeProps) {
  const differences = differenceText(seen, current);
  const editor = useLastEditor(seen.id);
  return (
    <>
      <Box component="p" sx={{ m: 0, fontWeight: 600 }}>
        {editor ?? 'Somebody'} changed {seen.company_name} in the meantime.
      </Box>
      {differences.length === 0 && (
        <Box component="p" sx={{ m: 0 }}>
          None of the fields that can be edited here has changed.
        </Box>
      )}
      <Box component="ul" sx={{ m: 0, pl: 4 }}>
        {differences.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2 }}>
        <Button size="small" onClick={onTakeTheirs}>
          {takeTheirsLabel}
        </Button>
        <Button size="small" onClick={onKeepMine}>
          {keepMineLabel}
        </Button>
      </Box>
    </>
  );
}

/** Number of audit events to search, because the newest events may come from scoring and imports. */
const LOOKED_AT = 10;

/**
 * Returns the name of the user who last changed a startup. It is null while loading, and if the server does not store
 * it.
 */
function useLastEditor(id: string): string | null {
  const { currentData, error, isFetching } = useReadStartupHistoryQuery(
    { id, limit: LOOKED_AT },
    { refetchOnMountOrArgChange: true },
  );
  if (error || isFetching) return null;
  const byPerson = currentData?.items.find(({ kind }) => kind === 'flags' || kind === 'text');
  return byPerson?.actor ?? null;
}
