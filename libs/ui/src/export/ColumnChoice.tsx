import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { formatCount } from '../format/number-formats';

/** Option for one column or for a group of columns. */
export interface ColumnOption {
  readonly key: string;
  readonly label: string;
  /** Text for a group of columns, such as 'one for each award'. */
  readonly many?: string;
}

interface ColumnChoiceProps {
  readonly options: readonly ColumnOption[];
  readonly chosen: readonly string[];
  readonly isDisabled: boolean;
  /** Receives the selected keys in option order. */
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Collapsible list of checkboxes for the columns of a file. */
export function ColumnChoice({ options, chosen, isDisabled, onChange }: ColumnChoiceProps) {
  const keys = options.map(({ key }) => key);
  const toggle = (key: string) =>
    onChange(keys.filter((each) => (each === key ? !chosen.includes(key) : chosen.includes(each))));
  const isAll = chosen.length === keys.length;
  return (
    <Box component="details">
      <Box component="summary" sx={{ cursor: 'pointer', fontWeight: 500 }}>
        Columns ({countText(options.filter(({ key }) => chosen.includes(key)))})
      </Box>
      <Box
        component="fieldset"
        disabled={isDisabled}
        aria-label="Columns"
        sx={{ border: 0, m: 0, p: 0, pt: 2 }}
      >
        <Choice label="All columns" checked={isAll} onChange={() => onChange(isAll ? [] : keys)} />
        <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))', pl: 3 }}>
          {options.map(({ key, label }) => (
            <Choice key={key} label={label} checked={chosen.includes(key)} onChange={() => toggle(key)} />
          ))}
        </Box>
        {chosen.length === 0 && (
          <Box sx={{ typography: 'caption', color: 'error.main' }}>Choose at least one column.</Box>
        )}
      </Box>
    </Box>
  );
}

/** Returns the number of columns in the file as a text, such as '28 and one for each award'. */
function countText(chosen: readonly ColumnOption[]): string {
  const single = chosen.filter(({ many }) => many === undefined).length;
  const several = chosen.flatMap(({ many }) => many ?? []);
  return [...(single > 0 || several.length === 0 ? [formatCount(single)] : []), ...several].join(' and ');
}

function Choice({ label, ...box }: { label: string; checked: boolean; onChange: () => void }) {
  return <FormControlLabel label={label} control={<Checkbox size="small" {...box} />} />;
}
