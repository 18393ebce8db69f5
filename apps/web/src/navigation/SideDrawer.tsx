import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Icon } from '@vaglio/ui';

interface SideDrawerProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Lines of the drawer, as `SideItem`s. */
  readonly children: ReactNode;
}

/** Drawer at the left edge. Escape and the backdrop close it. It takes the focus and returns it when it closes. */
export function SideDrawer({ title, isOpen, onClose, children }: SideDrawerProps) {
  const titleId = useId();
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId } }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          height: 56,
          pl: 5,
          pr: 3,
          borderBottom: 1,
          borderColor: 'border',
        }}
      >
        <Typography id={titleId} component="h2" variant="h2">
          {title}
        </Typography>
        <IconButton aria-label={`Close ${title}`} onClick={onClose}>
          <Icon of={X} size={18} />
        </IconButton>
      </Box>
      <Box component="nav" aria-labelledby={titleId} sx={{ p: '10px' }}>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {children}
        </Box>
      </Box>
    </Drawer>
  );
}
