import Button from '@mui/material/Button';
import { Sparkles } from 'lucide-react';
import { Icon } from '@vaglio/ui';
import { CURATE_PLAN } from './curate-plan';
import { useBatchRun } from './use-batch-run';

/** Starts curating the waiting raw rows; one run at a time. Its progress shows in `CurateBand`. */
export function CurateButton() {
  const { isUnderWay, start } = useBatchRun(CURATE_PLAN);
  return (
    <Button variant="contained" disabled={isUnderWay} startIcon={<Icon of={Sparkles} />} onClick={start}>
      Curate new
    </Button>
  );
}
