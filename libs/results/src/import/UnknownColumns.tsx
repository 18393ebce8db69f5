import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Box from '@mui/material/Box';
import { WarningAlert } from '@vaglio/ui';

interface UnknownColumnsProps {
  readonly headers: readonly string[];
  readonly awards: readonly string[];
  readonly onToggle: (header: string) => void;
}

/** Checkboxes for unknown headers, which users can import as awards. Source: product decisions, section 5. */
export function UnknownColumns({ headers, awards, onToggle }: UnknownColumnsProps) {
  const dropped = headers.filter((header) => !awards.includes(header));
  return (
    <WarningAlert>
      <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
        <Box component="legend" sx={{ p: 0 }}>
          {dropped.length === 0
            ? 'All unknown columns are imported as awards.'
            : `These columns are not known: ${dropped.join(', ')}. They will not be imported.`}
        </Box>
        {headers.map((header) => (
          <FormControlLabel
            key={header}
            sx={{ display: 'flex' }}
            label={`“${header}” is an award`}
            control={
              <Checkbox size="small" checked={awards.includes(header)} onChange={() => onToggle(header)} />
            }
          />
        ))}
      </Box>
    </WarningAlert>
  );
}
