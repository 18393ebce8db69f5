import Box from '@mui/material/Box';
import { Field } from '@vaglio/ui';

interface FromEnvironmentProps {
  readonly variables: readonly string[];
  /** Settings, each with its label, value and environment variable. */
  readonly entries: readonly (readonly [label: string, value: string, variable: string])[];
}

/** Read-only view of settings that come from the server's environment variables. */
export function FromEnvironment({ variables, entries }: FromEnvironmentProps) {
  return (
    <Box sx={{ display: 'grid', gap: 4, maxWidth: 560 }}>
      <Box>
        Set by the environment of the server: {variables.join(', ')}. These settings take precedence. Change
        them there.
      </Box>
      {entries.map(([label, value, variable]) => (
        <Field key={label} label={label} value={value} hint={variable} onChange={() => undefined} readOnly />
      ))}
    </Box>
  );
}
