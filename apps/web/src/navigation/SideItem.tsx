import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { LucideIcon } from 'lucide-react';
import { Link, type To } from 'react-router';
import { Icon } from '@vaglio/ui';

interface SideItemProps {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly isActive: boolean;
  /** Address of the link. Without an address, the line is a button. */
  readonly to?: To;
  readonly onClick?: () => void;
}

/** Line of a side menu or drawer. */
export function SideItem({ label, icon, isActive, to, onClick }: SideItemProps) {
  const element = to === undefined ? {} : { component: Link, to };
  return (
    <Box component="li">
      <ButtonBase
        {...element}
        onClick={onClick}
        aria-current={isActive ? 'page' : undefined}
        sx={{
          display: 'flex',
          justifyContent: 'flex-start',
          gap: 3,
          width: '100%',
          minHeight: { xs: 44, lg: 36 },
          px: 3,
          mb: '2px',
          borderRadius: 1,
          fontFamily: 'inherit',
          fontSize: '0.875rem',
          fontWeight: isActive ? 600 : 550,
          textDecoration: 'none',
          color: isActive ? 'accentSoftText' : 'text.secondary',
          bgcolor: isActive ? 'accentSoft' : 'transparent',
          transition: 'background-color 120ms',
          '&:hover': { bgcolor: isActive ? 'accentSoft' : 'sunken' },
        }}
      >
        <Icon of={icon} />
        {label}
      </ButtonBase>
    </Box>
  );
}
