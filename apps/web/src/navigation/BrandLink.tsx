import Box from '@mui/material/Box';
import { Link } from 'react-router';
import { useBrand } from '../frame/BrandProvider';
import { InstallationMark } from '../frame/InstallationMark';
import { PATHS } from '../paths';

/** Mark, product title and foundation, leading to /. Source: spec §1. */
export function BrandLink() {
  const { productTitle, foundationName } = useBrand();
  return (
    <Box
      component={Link}
      to={PATHS.landing}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: '10px',
        minWidth: 0,
        minHeight: 32,
        borderRadius: '6px',
        color: 'text.primary',
        textDecoration: 'none',
        whiteSpace: 'nowrap',
      }}
    >
      <InstallationMark />
      <Box component="span" sx={{ fontSize: '1rem', fontWeight: 620, letterSpacing: '-0.01em' }}>
        {productTitle}
      </Box>
      {foundationName && (
        <Box
          component="span"
          sx={{
            display: { xs: 'none', sm: 'block', md: 'none', lg: 'block' },
            pl: 3,
            ml: '2px',
            borderLeft: 1,
            borderColor: 'borderStrong',
            typography: 'body2',
            color: 'muted',
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            maxWidth: 260,
          }}
        >
          {foundationName}
        </Box>
      )}
    </Box>
  );
}
