import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { ScoringSnapshot } from '@vaglio/contract';
import { formatCount, formatWeight, TABULAR } from '@vaglio/ui';
import { RULE_NAMES } from '../exclusivity/rule-names';

const TABLE = {
  width: '100%',
  borderCollapse: 'collapse',
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

/** All that scores depended on in a version. */
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
      <Box component="table" aria-label="Parameters of the version" sx={TABLE}>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Value</th>
          </tr>
        </thead>
        <tbody>
          {parameters.map(({ parameterID, parameterName, value }) => (
            <tr key={parameterID}>
              <td>{parameterName}</td>
              <td>{formatWeight(value)}</td>
            </tr>
          ))}
        </tbody>
      </Box>
      <Heading>Groups ({formatCount(groups.length)})</Heading>
      {groups.map(({ id, group_name, rule, items }) => (
        <Box key={id} sx={{ mb: 3 }}>
          <Box>
            <b>{group_name}</b>, {RULE_NAMES[rule].toLowerCase()}
          </Box>
          <Box component="table" aria-label={`Items of ${group_name}`} sx={TABLE}>
            <thead>
              <tr>
                <th scope="col">Parameter</th>
                <th scope="col">Precedence</th>
              </tr>
            </thead>
            <tbody>
              {items.map((item) => (
                <tr key={item.parameter_id}>
                  <td>{nameOf.get(item.parameter_id) ?? item.parameter_id}</td>
                  <td>{formatCount(item.precedence)}</td>
                </tr>
              ))}
            </tbody>
          </Box>
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
