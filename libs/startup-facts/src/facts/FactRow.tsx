import Box from '@mui/material/Box';
import { useState, type ReactNode } from 'react';
import type { FactOrigin } from '@vaglio/contract';
import { LABEL, ROW } from './fact-style';
import { OriginMark } from './OriginMark';

interface FactRowProps {
  /** Name of the row, which is unique on the page. */
  readonly name: string;
  /** Label of the value, such as 'Canton'. */
  readonly label: string;
  /** Palette colour of the label. */
  readonly labelColor?: string | undefined;
  /** Name of the value in the label of the origin button, if it differs from `label`. */
  readonly about?: string;
  readonly origin: FactOrigin | null;
  /** Value, or the form that replaces it. */
  readonly children: ReactNode;
  /** True if a form replaces the value and the origin. */
  readonly isEditing: boolean;
  /** Renders the origin dialog next to an anchor. `close` closes the dialog. */
  readonly dialog: (anchor: HTMLElement, close: () => void) => ReactNode;
  /** Elements `dd` below the value. */
  readonly below?: ReactNode;
}

/** Row with a label, a value and the value's origin. */
export function FactRow(props: FactRowProps) {
  const { name, label, origin, children, isEditing, dialog, below } = props;
  const { about = label, labelColor } = props;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <Box data-fact={name} sx={ROW}>
      <Box component="dt" sx={[LABEL, labelColor !== undefined && { color: labelColor }]}>
        {label}
      </Box>
      <Box
        component="dd"
        sx={[{ m: 0, minWidth: 0 }, isEditing && { gridColumn: { xs: '1 / -1', md: '2 / -1' } }]}
      >
        {children}
      </Box>
      {!isEditing && (
        <Box component="dd" sx={MARK_PLACE}>
          {origin && <OriginMark label={about} origin={origin} isOpen={anchor !== null} onOpen={setAnchor} />}
        </Box>
      )}
      {below}
      {anchor && dialog(anchor, () => setAnchor(null))}
    </Box>
  );
}

/** Position at the right edge. On phones, it spans the heights of the label and the value. */
const MARK_PLACE = {
  m: 0,
  mr: -2,
  gridColumn: { xs: 2, md: 3 },
  gridRow: { xs: '1 / span 2', md: 'auto' },
  display: 'flex',
  justifyContent: { xs: 'flex-end', md: 'flex-start' },
};
