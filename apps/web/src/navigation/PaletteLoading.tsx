import Dialog from '@mui/material/Dialog';
import InputBase from '@mui/material/InputBase';

interface PaletteLoadingProps {
  readonly label: string;
  /** Receives what is typed. */
  readonly onText: (text: string) => void;
  readonly onClose: () => void;
}

/** The field of the palette while its code is on its way: what is typed meanwhile is kept. */
export function PaletteLoading({ label, onText, onClose }: PaletteLoadingProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      transitionDuration={0}
      slotProps={{ paper: { 'aria-label': label, 'aria-busy': true, sx: PAPER } }}
      sx={{ '& .MuiDialog-container': { alignItems: { xs: 'stretch', sm: 'flex-start' } } }}
    >
      <InputBase
        autoFocus
        onChange={(event) => onText(event.target.value)}
        inputProps={{ 'aria-label': label, maxLength: 200 }}
        sx={{ px: 5, py: 3 }}
      />
    </Dialog>
  );
}

const PAPER = { width: { xs: '100%', sm: 640 }, maxWidth: '100%', m: { xs: 0, sm: '112px 16px 16px' } };
