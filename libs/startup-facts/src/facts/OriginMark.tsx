import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { FileUp, Newspaper, UserRound } from 'lucide-react';
import { useNow } from '@vaglio/auth-session';
import type { FactOrigin } from '@vaglio/contract';
import { Icon } from '@vaglio/ui';
import { originText } from './origin-text';

const ICONS = { person: UserRound, import: FileUp, article: Newspaper };

interface OriginMarkProps {
  /** Label of the value, such as 'Canton'. */
  readonly label: string;
  readonly origin: FactOrigin;
  readonly isOpen: boolean;
  readonly onOpen: (anchor: HTMLElement) => void;
}

/** Button with the icon and text of a value's origin. It opens the details of the origin. */
export function OriginMark({ label, origin, isOpen, onOpen }: OriginMarkProps) {
  const { long, short } = originText(origin, useNow());
  return (
    <ButtonBase
      data-origin=""
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-label={`Origin of ${label}: ${long}`}
      title={long}
      onClick={(event) => onOpen(event.currentTarget)}
      sx={[MARK, { color: origin.by === 'person' ? 'text.secondary' : 'muted' }, isOpen && OPEN]}
    >
      <Box
        component="span"
        sx={{
          display: 'flex',
          flexShrink: 0,
          color: isOpen || origin.by === 'person' ? 'primary.main' : 'inherit',
        }}
      >
        <Icon of={ICONS[origin.by]} size={14} />
      </Box>
      <Box component="span" sx={{ ...TEXT_STYLE, display: { xs: 'none', md: 'block' } }}>
        {long}
      </Box>
      <Box component="span" sx={{ ...TEXT_STYLE, display: { md: 'none' } }}>
        {short}
      </Box>
    </ButtonBase>
  );
}

/** Icon of an origin, used next to a text. */
export function OriginIcon({ by }: Pick<FactOrigin, 'by'>) {
  return <Icon of={ICONS[by]} />;
}

const MARK = {
  justifyContent: 'flex-start',
  gap: '6px',
  maxWidth: '100%',
  width: { md: '100%' },
  minHeight: { xs: 44, md: 26 },
  px: { xs: 2, md: '8px' },
  borderRadius: '6px',
  typography: 'caption',
  textAlign: 'left',
  '&:hover': { bgcolor: 'neutralSoft' },
};
const OPEN = {
  bgcolor: 'accentSoft',
  color: 'accentSoftText',
  fontWeight: 600,
  '&:hover': { bgcolor: 'accentSoft' },
};
const TEXT_STYLE = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };
