import Box from '@mui/material/Box';
import { PaletteShell } from './PaletteShell';

interface PaletteLoadingProps {
  readonly label: string;
  /** Receives what is typed. */
  readonly onText: (text: string) => void;
  readonly onClose: () => void;
}

/** The field of the palette while its code is on its way: what is typed meanwhile is kept. */
export function PaletteLoading({ label, onText, onClose }: PaletteLoadingProps) {
  return (
    <PaletteShell label={label} isBusy onClose={onClose}>
      <Box
        component="input"
        aria-label={label}
        maxLength={200}
        onChange={(event) => onText(event.currentTarget.value)}
        sx={FIELD}
      />
    </PaletteShell>
  );
}

const FIELD = {
  display: 'block',
  width: '100%',
  px: 5,
  py: 4,
  border: 0,
  outline: 0,
  font: 'inherit',
  color: 'inherit',
  bgcolor: 'transparent',
};
