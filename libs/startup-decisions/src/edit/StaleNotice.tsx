import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Startup } from '@vaglio/contract';
import { WarningAlert } from '@vaglio/ui';
import { useReadStartupHistoryQuery } from '@vaglio/startups-data';
import { differenceText } from './difference-text';

interface StaleNoticeProps {
  /** As the person saw it. */
  readonly seen: Startup;
  readonly current: Startup;
  readonly keepMineLabel: string;
  readonly onKeepMine: () => void;
  readonly takeTheirsLabel: string;
  readonly onTakeTheirs: () => void;
}

/** Somebody was faster, in a dialog: who, what they changed, and whose change holds. */
export function StaleNotice(props: StaleNoticeProps) {
  return (
    <WarningAlert>
      <StaleMessage {...props} />
    </WarningAlert>
  );
}

/** The content of such a message, for a toast. */
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
          Nothing of what can be edited here is different.
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

/** Of the newest entries, scores and imports may come before the person's. */
const LOOKED_AT = 10;

/** The name of the person who last marked or edited a startup; null while it is not known, and where the server keeps none. */
function useLastEditor(id: string): string | null {
  const { currentData, error, isFetching } = useReadStartupHistoryQuery(
    { id, limit: LOOKED_AT },
    { refetchOnMountOrArgChange: true },
  );
  if (error || isFetching) return null;
  const byPerson = currentData?.items.find(({ kind }) => kind === 'flags' || kind === 'text');
  return byPerson?.actor ?? null;
}
