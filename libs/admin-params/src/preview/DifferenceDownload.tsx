import Box from '@mui/material/Box';
import { Download } from 'lucide-react';
import type { ProposedChange } from '@vaglio/contract';
import { BusyButton, ErrorAlert, Icon, saveCsvFile } from '@vaglio/ui';
import { errorText } from '@vaglio/api-client';
import { useListScoreDifferenceMutation } from '../hooks.gen';
import { differenceCsv } from './difference-csv';

/** Hands out every startup that a change would touch as a CSV file. */
export function DifferenceDownload({ changes }: { readonly changes: readonly ProposedChange[] }) {
  const [call, { isLoading, error }] = useListScoreDifferenceMutation();
  const download = async () => {
    const { data } = await call({ body: { changes: [...changes] } });
    if (data) saveCsvFile('scoring-difference.csv', differenceCsv(data.items));
  };
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 2 }}>
      <BusyButton
        size="small"
        busy={isLoading}
        busyLabel="Collecting…"
        startIcon={<Icon of={Download} />}
        onClick={() => void download()}
      >
        Download CSV of the difference
      </BusyButton>
      {error && <ErrorAlert>{errorText(error, 'Download failed')}</ErrorAlert>}
    </Box>
  );
}
