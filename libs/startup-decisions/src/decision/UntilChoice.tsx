import Box from '@mui/material/Box';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useRef, useState } from 'react';
import { Key } from '@vaglio/ui';
import { dayText, type laterDays } from './later-days';

/** Index of the option for a custom date. */
export const ON_A_DATE = 3;

export interface Until {
  /** Index of the selected option. ON_A_DATE is the last option. */
  readonly index: number;
  /** Typed date, or '' without a date. */
  readonly date: string;
}

interface UntilChoiceProps {
  readonly days: ReturnType<typeof laterDays>;
  readonly until: Until;
  readonly onChange: (until: Until) => void;
  readonly shortcutsEnabled: boolean;
}

/** Choice of the last day of Later: three common days and a custom date. */
export function UntilChoice({ days, until, onChange, shortcutsEnabled }: UntilChoiceProps) {
  const [first] = useState(until.index);
  const date = useRef<HTMLInputElement>(null);
  const row = (index: number, label: string, day: string | null) => (
    <Box key={label} component="label" sx={[ROW, until.index === index && { bgcolor: 'accentSoft' }]}>
      <Radio value={String(index)} size="small" autoFocus={index === first} sx={{ p: 0 }} />
      <Box component="span" sx={{ flex: 1, color: 'text.primary' }}>
        {label}
      </Box>
      {day === null ? (
        <Box
          component="input"
          type="date"
          ref={date}
          aria-label="Date"
          min={days.first}
          max={days.last}
          value={until.date}
          onChange={({ target }: { target: HTMLInputElement }) =>
            onChange({ index: ON_A_DATE, date: target.value })
          }
          sx={FIELD}
        />
      ) : (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {dayText(day)}
        </Box>
      )}
      {shortcutsEnabled && (
        <Box component="span" aria-hidden="true">
          <Key>{String(index + 1)}</Key>
        </Box>
      )}
    </Box>
  );
  return (
    <RadioGroup
      aria-label="Until"
      value={String(until.index)}
      onChange={(_event, index) => onChange({ ...until, index: Number(index) })}
      sx={{ flexWrap: 'nowrap', mx: '-10px' }}
    >
      {days.choices.map(({ label, day }, index) => row(index, label, day))}
      {row(ON_A_DATE, 'On a date', null)}
    </RadioGroup>
  );
}

const ROW = {
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  px: '10px',
  minHeight: { xs: 44, md: 34 },
  borderRadius: 1,
  cursor: 'pointer',
};
const FIELD = {
  font: 'inherit',
  color: 'text.primary',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'field',
  borderRadius: 1,
  px: 2,
  height: { xs: 40, md: 30 },
};
