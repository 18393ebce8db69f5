import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Radio from '@mui/material/Radio';
import { FileInput, Newspaper, UserRound, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { MergeValue } from '@vaglio/contract';
import { Icon } from '@vaglio/ui';
import { CELL } from './comparison-style';

interface SideChoiceProps {
  /** Label of the row, such as 'Founded'. */
  readonly label: string;
  /** Name of the startup. */
  readonly name: string;
  /** `radio` if the row has one value, `checkbox` if it has list entries, `none` if there is no choice. */
  readonly kind: 'radio' | 'checkbox' | 'none';
  readonly isChosen: boolean;
  readonly content: ReactNode;
  readonly title?: string;
  readonly by: MergeValue['by'];
  /** Origin of the value: 'Import', or the name of a user. */
  readonly origin: string;
  readonly onChoose: () => void;
}

const ICONS: Readonly<Record<NonNullable<MergeValue['by']>, LucideIcon>> = {
  person: UserRound,
  import: FileInput,
  article: Newspaper,
};

/** Value of one startup in a comparison row, with its origin and a control to choose it. */
export function SideChoice({
  label,
  name,
  kind,
  isChosen,
  content,
  title,
  by,
  origin,
  onChoose,
}: SideChoiceProps) {
  const Control = kind === 'radio' ? Radio : Checkbox;
  const text = typeof content === 'string' ? content : '';
  const shown = (
    <Box
      component="span"
      title={title ?? text}
      sx={[TEXT, kind !== 'none' && !isChosen && { color: 'muted' }]}
    >
      {content}
    </Box>
  );
  return (
    <Box sx={CELL}>
      {kind === 'none' ? (
        <Box component="span" sx={{ flex: 1, minWidth: 0, pl: { lg: 7 } }}>
          {shown}
        </Box>
      ) : (
        <Box component="label" sx={CHOICE}>
          <Control
            size="small"
            checked={isChosen}
            onChange={onChoose}
            slotProps={{ input: { 'aria-label': `${label} of ${name}: ${title ?? text}` } }}
            sx={{ p: '2px' }}
          />
          {shown}
        </Box>
      )}
      {by && (
        <Box component="span" sx={[ORIGIN, by === 'person' && { color: 'text.secondary' }]}>
          <Icon of={ICONS[by]} size={14} />
          {origin}
        </Box>
      )}
    </Box>
  );
}

const CHOICE = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  flex: 1,
  minWidth: 0,
  minHeight: 'inherit',
  cursor: 'pointer',
};
const TEXT = {
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: { lg: 'nowrap' },
  overflowWrap: 'anywhere',
  maxHeight: { xs: 88, lg: 'none' },
};
const ORIGIN = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  flexShrink: 0,
  typography: 'caption',
  color: 'muted',
};
