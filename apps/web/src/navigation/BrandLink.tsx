import Box from '@mui/material/Box';
import { Link } from 'react-router';
import { PATHS } from '@vaglio/startups-domain';
import { useBrand } from '../frame/BrandProvider';
import { Logo } from '../frame/Logo';

interface BrandLinkProps {
  /** True on tablets. Only screen readers get the title there, because space is limited. */
  readonly isShort: boolean;
}

/** Link to / with logo, product title and foundation name. Source: spec §1. */
export function BrandLink({ isShort }: BrandLinkProps) {
  const { productTitle, foundationName } = useBrand();
  return (
    <Box
      component={Link}
      to={PATHS.landing}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: '10px',
        minWidth: 22,
        minHeight: 32,
        overflow: 'hidden',
        borderRadius: '6px',
        color: 'text.primary',
        textDecoration: 'none',
        whiteSpace: 'nowrap',
      }}
    >
      <Box component="span" sx={{ display: 'flex', minWidth: 22 }}>
        <Logo />
      </Box>
      <Box component="span" sx={isShort ? { ...TITLE, ...READ_ON_A_TABLET } : TITLE}>
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
            minWidth: 0,
            maxWidth: 260,
          }}
        >
          {foundationName}
        </Box>
      )}
    </Box>
  );
}

const TITLE = {
  fontSize: '1rem',
  fontWeight: 620,
  letterSpacing: '-0.01em',
  flexShrink: 0,
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
} as const;

const READ_ON_A_TABLET = {
  position: { md: 'absolute', lg: 'static' },
  width: { md: '1px', lg: 'auto' },
  height: { md: '1px', lg: 'auto' },
  clipPath: { md: 'inset(50%)', lg: 'none' },
} as const;
