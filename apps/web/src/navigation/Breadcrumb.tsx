import Box from '@mui/material/Box';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { PATHS } from '@vaglio/startups-domain';
import { Icon } from '@vaglio/ui';

const STEP = { display: 'flex', alignItems: 'center', gap: '6px' };

/** Breadcrumb Admin > Configurations > section. Source: spec §2. */
export function Breadcrumb({ section }: { readonly section: string }) {
  return (
    <Box component="nav" aria-label="Breadcrumb">
      <Box
        component="ol"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: '6px',
          listStyle: 'none',
          m: 0,
          p: 0,
          typography: 'body2',
          color: 'muted',
        }}
      >
        <Box component="li" sx={STEP}>
          Admin <Icon of={ChevronRight} size={14} />
        </Box>
        <Box component="li" sx={STEP}>
          <Box
            component={Link}
            to={PATHS.settings}
            sx={{
              color: 'inherit',
              textDecoration: 'none',
              py: '3px',
              '&:hover': { textDecoration: 'underline' },
            }}
          >
            Configurations
          </Box>
          <Icon of={ChevronRight} size={14} />
        </Box>
        <Box component="li" aria-current="page" sx={{ ...STEP, color: 'text.primary', fontWeight: 550 }}>
          {section}
        </Box>
      </Box>
    </Box>
  );
}
