import Box from '@mui/material/Box';
import { EMPTY_VALUE } from '@vaglio/ui';
import { differencesOf } from './difference';

/** What an event changed: a line per field, with what it was and what it is; one column where there is only one. */
export function DifferenceTable({ before, after }: { readonly before: unknown; readonly after: unknown }) {
  const differences = differencesOf(before, after);
  if (differences.length === 0) return null;
  const hasBefore = differences.some(({ before: was }) => was !== null);
  const hasAfter = differences.some(({ after: is }) => is !== null);
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Box component="table" sx={TABLE}>
        <thead>
          <tr>
            <th scope="col">Field</th>
            {hasBefore && <th scope="col">Before</th>}
            {hasAfter && <th scope="col">{hasBefore ? 'After' : 'Value'}</th>}
          </tr>
        </thead>
        <tbody>
          {differences.map(({ field, before: was, after: is }) => (
            <tr key={field}>
              <th scope="row">{field}</th>
              {hasBefore && <td>{was ?? EMPTY_VALUE}</td>}
              {hasAfter && <td>{is ?? EMPTY_VALUE}</td>}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

const TABLE = {
  width: '100%',
  borderCollapse: 'collapse',
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
