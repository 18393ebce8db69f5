import Box from '@mui/material/Box';
import { useState, type ReactNode } from 'react';
import type { FactOrigin } from '@vaglio/contract';
import { LABEL, ROW } from './fact-style';
import { OriginMark } from './OriginMark';

interface FactRowProps {
  /** Names the row on the page. */
  readonly name: string;
  /** 'Canton'. */
  readonly label: string;
  /** A role of the palette. */
  readonly labelColor?: string | undefined;
  /** What the origin is of, where that is not the label. */
  readonly about?: string;
  readonly origin: FactOrigin | null;
  /** The value, or the form in its place. */
  readonly children: ReactNode;
  /** A form takes the place of the origin too. */
  readonly isEditing: boolean;
  /** What the origin opens at its mark; `close` ends it. */
  readonly dialog: (anchor: HTMLElement, close: () => void) => ReactNode;
  /** Below the value: `dd` elements. */
  readonly below?: ReactNode;
}

/** One value of a startup: label, value, and where it comes from. */
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

/** At the right edge; on a phone as high as label and value together. */
const MARK_PLACE = {
  m: 0,
  mr: -2,
  gridColumn: { xs: 2, md: 3 },
  gridRow: { xs: '1 / span 2', md: 'auto' },
  display: 'flex',
  justifyContent: { xs: 'flex-end', md: 'flex-start' },
};
