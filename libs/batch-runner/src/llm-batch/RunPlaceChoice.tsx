import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { Block } from '@vaglio/ui';
import type { RunPlace } from './use-run-place';

interface RunPlaceChoiceProps {
  readonly place: RunPlace;
  readonly disabled: boolean;
  readonly onChange: (place: RunPlace) => void;
}

const PLACES = [
  {
    place: 'browser',
    label: 'In this browser',
    text: 'Stops when this tab is closed. You can open other pages of the app.',
  },
  {
    place: 'server',
    label: 'On the server',
    text: 'Continues when this tab is closed, and after a restart. Start opens its options.',
  },
] as const satisfies readonly { place: RunPlace; label: string; text: string }[];

/**
 * Choice between extraction in the browser and on the server. Each option describes what happens when the tab is
 * closed.
 */
export function RunPlaceChoice({ place, disabled, onChange }: RunPlaceChoiceProps) {
  const id = useId();
  return (
    <Block hasDivider>
      <Box id={id} sx={{ typography: 'label', color: 'text.primary', mb: 1 }}>
        Run location
      </Box>
      <RadioGroup
        aria-labelledby={id}
        value={place}
        onChange={(_event, chosen) => onChange(chosen === 'server' ? 'server' : 'browser')}
        sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, gap: 3 }}
      >
        {PLACES.map(({ place: value, label, text }) => (
          <Box key={value}>
            <FormControlLabel
              value={value}
              disabled={disabled}
              label={label}
              sx={{ mr: 0 }}
              control={<Radio slotProps={{ input: { 'aria-describedby': `${id}-${value}` } }} />}
            />
            <Box id={`${id}-${value}`} sx={{ typography: 'caption', color: 'text.secondary' }}>
              {text}
            </Box>
          </Box>
        ))}
      </RadioGroup>
    </Block>
  );
}
