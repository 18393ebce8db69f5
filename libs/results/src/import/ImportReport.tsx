import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Download } from 'lucide-react';
import { formatCount, formatDuration, Icon, saveCsvFile, useCsvSeparator } from '@vaglio/ui';
import type { CsvTable } from '../csv/read-csv';
import { CountList } from './CountList';
import { toFailureFile } from './failure-file';
import { LineTable } from './LineTable';
import type { ImportResult } from './run-import';

interface ImportReportProps {
  readonly fileName: string;
  readonly table: CsvTable;
  readonly result: ImportResult;
  readonly elapsedMs: number;
}

/** Report of an import. Each row of the file is included in exactly one count. */
export function ImportReport({ fileName, table, result, elapsedMs }: ImportReportProps) {
  const { counts, failures, remarks, unsent } = result;
  const { separator } = useCsvSeparator();
  const others = [['Blank', table.blank], ...(unsent > 0 ? [['Not sent', unsent] as const] : [])] as const;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
      <Box role="status" sx={{ overflowWrap: 'anywhere' }}>
        {fileName}: {formatCount(table.rows.length - unsent)} of {formatCount(table.rows.length)} rows sent in{' '}
        {formatDuration(elapsedMs)}.
      </Box>
      <CountList counts={counts} others={others} />
      {failures.length > 0 && (
        <LineTable
          caption="Failed rows"
          notes={failures}
          action={
            <Button
              size="small"
              startIcon={<Icon of={Download} />}
              onClick={() =>
                saveCsvFile('import-failed-rows.csv', toFailureFile(table.headers, failures, separator))
              }
            >
              Download failed rows
            </Button>
          }
        />
      )}
      {remarks.length > 0 && <LineTable caption="Imported without these cells" notes={remarks} />}
    </Box>
  );
}
