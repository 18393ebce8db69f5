import Box from '@mui/material/Box';
import { EMPTY_VALUE, StaticTable, type StaticColumn } from '@vaglio/ui';
import { differencesOf } from './difference';

type Column = StaticColumn<ReturnType<typeof differencesOf>[number]>;
const BEFORE: Column = { header: 'Before', cell: ({ before }) => before ?? EMPTY_VALUE };
const AFTER: Column = { header: 'After', cell: ({ after }) => after ?? EMPTY_VALUE };

/** Table of the fields that an event changed, with old and new values. A column without values is omitted. */
export function DifferenceTable({ before, after }: { readonly before: unknown; readonly after: unknown }) {
  const differences = differencesOf(before, after);
  if (differences.length === 0) return null;
  const hasBefore = differences.some(({ before: was }) => was !== null);
  const hasAfter = differences.some(({ after: is }) => is !== null);
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <StaticTable
        columns={[
          { header: 'Field', cell: ({ field }) => field, isRowHeader: true },
          ...(hasBefore ? [BEFORE] : []),
          ...(hasAfter ? [{ ...AFTER, header: hasBefore ? 'After' : 'Value' }] : []),
        ]}
        rows={differences}
        rowKey={({ field }) => field}
        sx={TABLE}
      />
    </Box>
  );
}

const TABLE = {
  typography: 'body2',
  '& th, & td': {
    textAlign: 'left',
    verticalAlign: 'top',
    py: 2,
    pr: 4,
    borderBottom: 1,
    borderColor: 'border',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
    minWidth: 96,
  },
  '& th': { fontWeight: 550, color: 'text.secondary' },
};
