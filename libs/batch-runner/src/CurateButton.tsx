import Button from '@mui/material/Button';
import { Sparkles } from 'lucide-react';
import { Icon } from '@vaglio/ui';
import { CURATE_PLAN } from './curate-plan';
import { useBatchRun } from './use-batch-run';

/** Button that starts the curation of pending raw rows. `CurateBand` shows the progress. */
export function CurateButton() {
  const { isUnderWay, start } = useBatchRun(CURATE_PLAN);
  return (
    <Button variant="contained" disabled={isUnderWay} startIcon={<Icon of={Sparkles} />} onClick={start}>
      Curate new
    </Button>
  );
}
