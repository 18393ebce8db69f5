import Box from '@mui/material/Box';
import { useMemo } from 'react';
import type { Delimiter } from '@vaglio/startups-domain';
import { ErrorAlert, formatCount, WarningAlert } from '@vaglio/ui';
import type { CsvTable } from '../csv/read-csv';
import { FirstRows } from './FirstRows';
import { obstacleOf, reportColumns } from './import-plan';
import { UnknownColumns } from './UnknownColumns';

interface ImportPreviewProps {
  readonly fileName: string;
  readonly table: CsvTable;
  /** Unknown headers that the user selected as awards. */
  readonly awards: readonly string[];
  readonly onToggleAward: (header: string) => void;
}

const DELIMITER_NAMES: Readonly<Record<Delimiter, string>> = {
  ',': 'comma',
  ';': 'semicolon',
  '\t': 'tab',
  '|': 'pipe',
};

/** Preview of a file before the import starts. */
export function ImportPreview({ fileName, table, awards, onToggleAward }: ImportPreviewProps) {
  const { unknown, repeated, nameless } = useMemo(() => reportColumns(table), [table]);
  const obstacle = obstacleOf(table);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
      <Facts
        facts={[
          ['File', fileName],
          [
            'Rows',
            table.blank === 0
              ? formatCount(table.rows.length)
              : `${formatCount(table.rows.length)}, and ${formatCount(table.blank)} blank`,
          ],
          ['Delimiter', DELIMITER_NAMES[table.delimiter]],
          ['Encoding', table.encoding],
        ]}
      />
      {obstacle && <ErrorAlert>{obstacle}</ErrorAlert>}
      {unknown.length > 0 && <UnknownColumns headers={unknown} awards={awards} onToggle={onToggleAward} />}
      {(repeated.length > 0 || nameless.length > 0) && (
        <WarningAlert>
          {repeated.map((headers) => (
            <div key={headers[0]}>
              {headers.join(', ')} mean the same column: in each row the first filled cell counts.
            </div>
          ))}
          {nameless.map((column) => (
            <div key={column}>Column {column} has no header: it will not be imported.</div>
          ))}
        </WarningAlert>
      )}
      {table.rows.length > 0 && <FirstRows table={table} />}
    </Box>
  );
}

function Facts({ facts }: { readonly facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gridTemplateColumns: 'max-content minmax(0, 1fr)', gap: '4px 16px', m: 0 }}
    >
      {facts.map(([name, value]) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ color: 'muted' }}>
            {name}
          </Box>
          <Box component="dd" sx={{ m: 0, color: 'text.primary', overflowWrap: 'anywhere' }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
