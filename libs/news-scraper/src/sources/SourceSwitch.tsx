import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import Switch from '@mui/material/Switch';
import { useState } from 'react';
import type { NewsSource } from '@vaglio/contract';
import { ConflictNotice } from '@vaglio/ui';
import { sourceText, switchText } from './source-text';
import { useSwitchSource } from './use-source-changes';

interface SourceSwitchProps {
  readonly source: NewsSource;
  /** Receives the error of a failed save. It receives null when a save starts. */
  readonly onFailure: (text: string | null) => void;
}

/**
 * Switch that turns a source on or off. If another user has changed the source, the conflict is displayed below the
 * switch.
 */
export function SourceSwitch({ source, onFailure }: SourceSwitchProps) {
  const { isOn, setOn, isRunning, conflict } = useSwitchSource(source, onFailure);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Box component="span" ref={setAnchor}>
        <Switch
          size="small"
          checked={isOn}
          disabled={isRunning}
          onChange={(_event, next) => void setOn(next)}
          slotProps={{ input: { 'aria-label': `Read ${source.name}` } }}
        />
      </Box>
      {conflict && (
        <Popover
          open
          anchorEl={anchor}
          onClose={conflict.leave}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
          transformOrigin={{ vertical: 'top', horizontal: 'left' }}
          slotProps={{ paper: { role: 'dialog', 'aria-label': `Read ${source.name}`, sx: PAPER } }}
        >
          <ConflictNotice
            what="this source"
            conflict={conflict}
            textsOf={sourceText}
            mine={switchText(conflict.change)}
            isBusy={isRunning}
            onKeepMine={conflict.again}
            onTakeTheirs={conflict.leave}
          />
        </Popover>
      )}
    </>
  );
}

const PAPER = { width: 'min(480px, calc(100vw - 24px))' };
