import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { EMPTY_VALUE, Icon } from '@vaglio/ui';

interface FactValueProps {
  /** Label of the value, such as 'Canton'. */
  readonly label: string;
  /** Formatted value, or an en dash without a value. */
  readonly text: string;
  /** Displayed content, if it differs from the text. */
  readonly shown?: ReactNode;
  /** Link that replaces the text. It is next to the button, because a button cannot contain a link. */
  readonly link?: ReactNode;
  /** Starts editing. Undefined if the user may not edit. */
  readonly onEdit: (() => void) | undefined;
}

/** Value that becomes editable with a click or Enter. The pencil icon appears on hover and focus. */
export function FactValue({ label, text, shown, link, onEdit }: FactValueProps) {
  const isEmpty = text === EMPTY_VALUE;
  const content = shown ?? (
    <Box component="span" sx={[TEXT_STYLE, isEmpty && { color: 'muted' }]}>
      {text}
    </Box>
  );
  if (!onEdit) return <Box sx={{ ...CELL, py: '3px' }}>{link ?? content}</Box>;
  return (
    <Box sx={CELL}>
      {link}
      <ButtonBase
        data-edit=""
        aria-label={isEmpty ? `Add ${label}` : `${label}: ${text}, edit`}
        onClick={onEdit}
        sx={BUTTON}
      >
        {link === undefined && content}
        {isEmpty && (
          <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
            Add
          </Box>
        )}
        <Box component="span" className="pencil" sx={PENCIL}>
          <Icon of={Pencil} size={14} />
        </Box>
      </ButtonBase>
    </Box>
  );
}

const CELL = { display: 'flex', alignItems: 'center', gap: 2, minWidth: 0, minHeight: 26 };
const TEXT_STYLE = {
  minWidth: 0,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  overflow: 'hidden',
};
const BUTTON = {
  flex: 1,
  minWidth: 28,
  minHeight: 26,
  py: '3px',
  position: 'relative',
  // On phones, the label above the value is also part of the click target.
  '&::before': { content: { xs: '""', md: 'none' }, position: 'absolute', inset: '-18px 0 0' },
  gap: 2,
  justifyContent: 'flex-start',
  textAlign: 'left',
  font: 'inherit',
  borderRadius: '4px',
  '& .pencil': { opacity: 0 },
  '&:hover .pencil, &:focus-visible .pencil': { opacity: 1 },
  '@media (hover: none)': { '& .pencil': { opacity: 1 } },
};
const PENCIL = { display: 'flex', ml: 'auto', color: 'text.secondary' };
