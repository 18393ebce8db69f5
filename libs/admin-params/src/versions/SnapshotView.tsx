import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { ScoringSnapshot } from '@vaglio/contract';
import { formatCount, formatWeight, StaticTable, TABULAR, type StaticColumn } from '@vaglio/ui';
import { RULE_NAMES } from '../exclusivity/rule-names';

const TABLE = {
  typography: 'body2',
  '& th, & td': {
    py: 1,
    pr: 2,
    textAlign: 'left',
    borderBottom: 1,
    borderColor: 'border',
    overflowWrap: 'anywhere',
    verticalAlign: 'top',
  },
  '& th': { typography: 'caption', color: 'text.secondary' },
  '& td:last-of-type': TABULAR,
  '& td:last-of-type, & th:last-of-type': { textAlign: 'right', pr: 0 },
};

const PARAMETER_COLUMNS: readonly StaticColumn<ScoringSnapshot['parameters'][number]>[] = [
  { header: 'Name', cell: ({ parameterName }) => parameterName },
  { header: 'Value', cell: ({ value }) => formatWeight(value) },
];

/** All settings of a scoring version that affect scores. */
export function SnapshotView({
  snapshot: { parameters, groups, threshold, top_percent },
}: {
  readonly snapshot: ScoringSnapshot;
}) {
  const nameOf = new Map(parameters.map(({ parameterID, parameterName }) => [parameterID, parameterName]));
  return (
    <Box sx={{ color: 'text.primary' }}>
      <Heading>Scores</Heading>
      <div>
        Threshold <b>{threshold}</b>, top percent <b>{top_percent}</b>
      </div>
      <Heading>Parameters ({formatCount(parameters.length)})</Heading>
      <StaticTable
        label="Parameters of the version"
        columns={PARAMETER_COLUMNS}
        rows={parameters}
        rowKey={({ parameterID }) => parameterID}
        sx={TABLE}
      />
      <Heading>Groups ({formatCount(groups.length)})</Heading>
      {groups.map(({ id, group_name, rule, items }) => (
        <Box key={id} sx={{ mb: 3 }}>
          <Box>
            <b>{group_name}</b>, {RULE_NAMES[rule].toLowerCase()}
          </Box>
          <StaticTable
            label={`Items of ${group_name}`}
            columns={[
              {
                header: 'Parameter',
                cell: ({ parameter_id }) => nameOf.get(parameter_id) ?? parameter_id,
              },
              { header: 'Precedence', cell: ({ precedence }) => formatCount(precedence) },
            ]}
            rows={items}
            rowKey={({ parameter_id }) => parameter_id}
            sx={TABLE}
          />
        </Box>
      ))}
    </Box>
  );
}

function Heading({ children }: { readonly children: ReactNode }) {
  return (
    <Typography component="h3" variant="h3" sx={{ mt: 4, mb: 1 }}>
      {children}
    </Typography>
  );
}
