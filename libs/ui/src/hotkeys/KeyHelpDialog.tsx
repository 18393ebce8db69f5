import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { DialogFrame } from '../dialog/DialogFrame';
import { useShortcutsEnabled, type Hotkeys } from './hotkeys';
import { Key } from './Key';

interface KeyHelpDialogProps {
  /** Hotkeys of each part of the page. */
  readonly hotkeys: readonly Hotkeys[];
  /** Sentence about keys that work even if single-character keys are disabled, such as 'Enter and Esc always work.' */
  readonly hint: string;
  readonly onClose: () => void;
}

/**
 * Dialog that lists the hotkeys of a page. It also enables or disables single-character keys in this browser.
 * Source: WCAG 2.1.4.
 */
export function KeyHelpDialog({ hotkeys, hint, onClose }: KeyHelpDialogProps) {
  const [areEnabled, enable] = useShortcutsEnabled();
  const rows = hotkeys.flatMap((part) => part.rows);
  return (
    <DialogFrame
      title="Keyboard"
      width="narrow"
      onClose={onClose}
      actions={
        <Button variant="contained" autoFocus onClick={onClose}>
          Close
        </Button>
      }
    >
      <Box component="dl" sx={LIST}>
        {rows.map(({ keys, label }) => (
          <Box key={label} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ display: 'flex', gap: 1 }}>
              {keys.map((name) => (
                <Key key={name}>{shownName(name)}</Key>
              ))}
            </Box>
            <Box component="dd" sx={{ m: 0 }}>
              {label}
            </Box>
          </Box>
        ))}
      </Box>
      <FormControlLabel
        control={<Checkbox checked={areEnabled} onChange={(_event, isOn) => enable(isOn)} />}
        label="Enable single-key shortcuts"
        sx={{ color: 'text.primary' }}
      />
      <Box sx={{ typography: 'caption', color: 'muted' }}>{`Kept in this browser. ${hint}`}</Box>
    </DialogFrame>
  );
}

const SHOWN_NAMES: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
  Mod: 'Ctrl',
};

/** Returns the display name of a key. 'Shift ArrowDown' becomes 'Shift ↓'. */
function shownName(name: string): string {
  return name
    .split(' ')
    .map((part) => SHOWN_NAMES[part] ?? part)
    .join(' ');
}

const LIST = {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '8px 16px',
  alignItems: 'center',
  m: 0,
  mb: 4,
};
