import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { DialogFrame, Key } from '@vaglio/ui';

interface KeyHelpDialogProps {
  readonly areSingleKeysOn: boolean;
  readonly onSwitch: (isOn: boolean) => void;
  /** The details have tabs, with the facts in one of them. */
  readonly hasFacts: boolean;
  readonly onClose: () => void;
}

const KEYS = [
  { keys: ['j', 'k'], does: 'Next startup, previous startup' },
  { keys: ['Enter'], does: 'Open the startup' },
  { keys: ['Esc'], does: 'Close the details' },
  { keys: ['/'], does: 'Search' },
  { keys: ['u'], does: 'Undo a rejection, as long as it is offered' },
  { keys: ['?'], does: 'This help' },
];
/** Where the server keeps facts. */
const FACT_KEYS = [
  { keys: [',', '.'], does: 'Previous tab, next tab of the details' },
  { keys: ['↓', '↑'], does: 'Facts: next value, previous value' },
  { keys: ['Enter'], does: 'Facts: edit the value' },
  { keys: ['o'], does: 'Facts: where the value comes from' },
  { keys: ['Shift ↓'], does: 'Facts: next suggestion' },
  { keys: ['1', '2'], does: 'Facts: take what is suggested, keep the present value' },
  { keys: ['u'], does: 'Facts: undo your last change' },
];

/** Which keys work on this page; the single ones can be switched off in this browser. Source: WCAG 2.1.4. */
export function KeyHelpDialog({ areSingleKeysOn, onSwitch, hasFacts, onClose }: KeyHelpDialogProps) {
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
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'auto 1fr',
          gap: '8px 16px',
          alignItems: 'center',
          m: 0,
          mb: 4,
        }}
      >
        {[...KEYS, ...(hasFacts ? FACT_KEYS : [])].map(({ keys, does }) => (
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
      <Box sx={{ typography: 'caption', color: 'muted' }}>
        Kept in this browser. Enter and Esc always work.
      </Box>
    </DialogFrame>
  );
}
