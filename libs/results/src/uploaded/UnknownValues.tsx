import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ImportFile, MapImport, UnknownImportValue } from '@vaglio/contract';
import { CANTONS, SECTORS, UNKNOWN } from '@vaglio/startups-domain';
import { Select } from '@vaglio/ui';
import { linesOf } from './import-text';

interface UnknownValuesProps {
  readonly file: ImportFile;
  /** True while a change is being saved. */
  readonly isBusy: boolean;
  readonly onChange: (change: MapImport) => void;
}

const FIELDS = [
  ['canton', 'Cantons that are not known'],
  ['sector', 'Sectors that are not known'],
] as const;

const CODES = {
  canton: CANTONS.map(({ code, name }) => ({ value: code, label: name })),
  sector: SECTORS.map(({ code, label }) => ({ value: code, label })),
} as const;

/**
 * Unknown values, for which the user selects the matching canton or sector. The selection can be saved for later files.
 */
export function UnknownValues({ file: { unknown_values: values }, isBusy, onChange }: UnknownValuesProps) {
  const [keep, setKeep] = useState(true);
  if (values.length === 0) return null;
  return (
    <Box sx={{ borderBottom: 1, borderColor: 'border', py: 4 }}>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, gap: 4 }}>
        {FIELDS.map(([field, title]) => {
          const own = values.filter((value) => value.field === field);
          return own.length === 0 ? null : (
            <Box key={field} component="section" aria-label={title} sx={{ px: 5 }}>
              <Typography component="h3" sx={{ fontWeight: 550, color: 'text.primary', mb: 2 }}>
                {title}
              </Typography>
              {own.map((value) => (
                <ValueRow
                  key={value.text}
                  value={value}
                  isBusy={isBusy}
                  onChange={(code) => onChange({ values: [{ field, text: value.text, code, keep }] })}
                />
              ))}
            </Box>
          );
        })}
      </Box>
      <FormControlLabel
        sx={{ px: 5, mt: 2 }}
        control={<Checkbox checked={keep} onChange={(_event, isOn) => setKeep(isOn)} />}
        label="Keep choices for later files"
      />
    </Box>
  );
}

type Code = NonNullable<NonNullable<MapImport['values']>[number]['code']>;

interface ValueRowProps {
  readonly value: UnknownImportValue;
  readonly isBusy: boolean;
  readonly onChange: (code: Code | null) => void;
}

function ValueRow({ value: { field, text, lines, code }, isBusy, onChange }: ValueRowProps) {
  const codes: readonly { readonly value: Code; readonly label: string }[] = CODES[field];
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) 180px',
        alignItems: 'center',
        gap: 3,
        py: 1,
      }}
    >
      <Box component="span" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        <Box component="b" sx={{ color: 'text.primary', fontWeight: 550 }}>
          {text}
        </Box>{' '}
        {linesOf(lines)}
      </Box>
      <Select
        variant="cell"
        label={`${text} means`}
        value={code ?? ''}
        options={[{ value: '', label: UNKNOWN }, ...codes]}
        disabled={isBusy}
        onChange={(chosen) => onChange(codes.find(({ value }) => value === chosen)?.value ?? null)}
      />
    </Box>
  );
}
