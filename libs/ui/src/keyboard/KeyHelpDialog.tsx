import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { DialogFrame } from '../dialog/DialogFrame';
import { Key } from './Key';

/** Keys that do one thing, such as 'j' and 'k'. */
export interface KeyRow {
  readonly keys: readonly string[];
  readonly does: string;
}

interface KeyHelpDialogProps {
  readonly rows: readonly KeyRow[];
  /** Which keys work although single ones are switched off: 'Enter and Esc always work.' */
  readonly hint: string;
  readonly areSingleKeysOn: boolean;
  readonly onSwitch: (isOn: boolean) => void;
  readonly onClose: () => void;
}

/** Which keys work on a page; the single ones can be switched off in this browser. Source: WCAG 2.1.4. */
export function KeyHelpDialog({ rows, hint, areSingleKeysOn, onSwitch, onClose }: KeyHelpDialogProps) {
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
        {rows.map(({ keys, does }) => (
          <Box key={does} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ display: 'flex', gap: 1 }}>
              {keys.map((name) => (
                <Key key={name}>{name}</Key>
              ))}
            </Box>
            <Box component="dd" sx={{ m: 0 }}>
              {does}
            </Box>
          </Box>
        ))}
      </Box>
      <FormControlLabel
        control={<Checkbox checked={areSingleKeysOn} onChange={(_event, isOn) => onSwitch(isOn)} />}
        label="Letters and signs act by themselves"
        sx={{ color: 'text.primary' }}
      />
      <Box sx={{ typography: 'caption', color: 'muted' }}>{`Kept in this browser. ${hint}`}</Box>
    </DialogFrame>
  );
}

const LIST = {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '8px 16px',
  alignItems: 'center',
  m: 0,
  mb: 4,
};
