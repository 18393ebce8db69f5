import Box from '@mui/material/Box';
import { lazy, type ComponentType } from 'react';
import { ErrorAlert } from '@vaglio/ui';

interface PanelProps {
  readonly now: Date;
  readonly onClose: () => void;
}

/**
 * The panel, loaded when it is first opened.
 * @param load its code, which cannot be had any more after a new version replaced it: that is said in its place
 */
export function lazyPanel(load: () => Promise<{ readonly InboxPanel: ComponentType<PanelProps> }>) {
  return lazy(() =>
    load().then(
      ({ InboxPanel }) => ({ default: InboxPanel }),
      () => ({ default: MissingPanel }),
    ),
  );
}

function MissingPanel({ onClose }: PanelProps) {
  return (
    <Box sx={{ p: 4 }}>
      <ErrorAlert onClose={onClose}>The inbox cannot be shown. Load this page again.</ErrorAlert>
    </Box>
  );
}
