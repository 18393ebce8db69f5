import Box from '@mui/material/Box';
import type { ComponentType } from 'react';
import { ErrorAlert, lazyOr } from '@vaglio/ui';

interface PanelProps {
  readonly now: Date;
  readonly onClose: () => void;
}

/** The panel, loaded when it is first opened. @param load its code */
export function lazyPanel(load: () => Promise<{ readonly InboxPanel: ComponentType<PanelProps> }>) {
  return lazyOr(() => load().then(({ InboxPanel }) => InboxPanel), MissingPanel);
}

function MissingPanel({ onClose }: PanelProps) {
  return (
    <Box sx={{ p: 4 }}>
      <ErrorAlert onClose={onClose}>The inbox cannot be shown. Load this page again.</ErrorAlert>
    </Box>
  );
}
