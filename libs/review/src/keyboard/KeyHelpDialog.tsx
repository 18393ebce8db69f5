import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { DialogFrame, Key } from '@vaglio/ui';

interface KeyHelpDialogProps {
  readonly areLettersOn: boolean;
  readonly onSwitch: (isOn: boolean) => void;
  readonly onClose: () => void;
}

const KEYS = [
  { keys: ['j', 'k'], does: 'Next pair, previous pair' },
  { keys: ['↑', '↓'], does: 'Field above, field below' },
  { keys: ['1', '2'], does: 'Take the value of the first, of the second' },
  { keys: ['Enter'], does: 'Merge' },
  { keys: ['x'], does: 'Not a duplicate' },
  { keys: ['l'], does: 'Later' },
  { keys: ['u'], does: 'Undo the last step' },
  { keys: ['?'], does: 'This help' },
];

/** Which keys work in Review; the single ones can be switched off in this browser. Source: WCAG 2.1.4. */
export function KeyHelpDialog({ areLettersOn, onSwitch, onClose }: KeyHelpDialogProps) {
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
        {KEYS.map(({ keys, does }) => (
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
        control={<Checkbox checked={areLettersOn} onChange={(_event, isOn) => onSwitch(isOn)} />}
        label="Letters and signs act by themselves"
        sx={{ color: 'text.primary' }}
      />
      <Box sx={{ typography: 'caption', color: 'muted' }}>
        Kept in this browser. Arrows and Enter always work.
      </Box>
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
