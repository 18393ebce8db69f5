import Box from '@mui/material/Box';
import { Download } from 'lucide-react';
import type { ProposedChange, StartupEffect } from '@vaglio/contract';
import { BusyButton, ErrorAlert, Icon, saveCsvFile, useCsvSeparator } from '@vaglio/ui';
import { errorText } from '@vaglio/api-client';
import { useListScoreDifferenceMutation } from '../hooks.gen';
import { writeCsv, type CsvSeparator } from '@vaglio/startups-domain';

const HEADERS = ['ID', 'Company', 'Old score', 'New score', 'Old place', 'New place', 'Eligible', 'Top list'];

/** Converts the effects of a change to a CSV file. The rank of a rejected startup is empty. */
export function differenceCsv(rows: readonly StartupEffect[], separator?: CsvSeparator): string {
  const lines = rows.map((row) => [
    row.id,
    row.company_name,
    String(row.old_score),
    String(row.new_score),
    String(row.old_rank ?? ''),
    String(row.new_rank ?? ''),
    row.eligible,
    row.top,
  ]);
  return writeCsv([HEADERS, ...lines], separator);
}

/** Button that downloads all startups affected by a change as a CSV file. */
export function DifferenceDownload({ changes }: { readonly changes: readonly ProposedChange[] }) {
  const [call, { isLoading, error }] = useListScoreDifferenceMutation();
  const { separator } = useCsvSeparator();
  const download = async () => {
    const { data } = await call({ body: { changes: [...changes] } });
    if (data) saveCsvFile('scoring-difference.csv', differenceCsv(data.items, separator));
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
