import Box from '@mui/material/Box';
import { Field } from '@vaglio/ui';

interface FromEnvironmentProps {
  readonly variables: readonly string[];
  /** Label, value and the variable that sets it. */
  readonly entries: readonly (readonly [label: string, value: string, variable: string])[];
}

/** Settings that the environment of the server sets, read-only. */
export function FromEnvironment({ variables, entries }: FromEnvironmentProps) {
  return (
    <Box sx={{ display: 'grid', gap: 4, maxWidth: 560 }}>
      <Box>
        The environment of the server sets this ({variables.join(', ')}), and it wins. Change it there.
      </Box>
      {entries.map(([label, value, variable]) => (
        <Field key={label} label={label} value={value} hint={variable} onChange={() => undefined} readOnly />
      ))}
    </Box>
  );
}
