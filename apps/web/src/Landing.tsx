import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useCallback, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { readSession } from '@vaglio/auth-session';
import { PATHS } from '@vaglio/startups-domain';
import { VisuallyHidden } from '@vaglio/ui';
import { useBrand } from './frame/BrandProvider';
import { Logo } from './frame/Logo';

const LANDING_CONTINUE_MS = 2000;
const LANDING_HOVER_MS = 350;

/** Page /: brand and progress bar before the redirect. The whole card is a button. Source: spec §2, landing. */
export function Landing() {
  const navigate = useNavigate();
  const { productTitle, foundationName } = useBrand();
  const goOn = useCallback(() => {
    void navigate(readSession().isAuthenticated ? PATHS.dashboard : PATHS.login, { replace: true });
  }, [navigate]);

  useEffect(() => {
    const timer = setTimeout(goOn, LANDING_CONTINUE_MS);
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      goOn();
    };
    window.addEventListener('keydown', onKey);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', onKey);
    };
  }, [goOn]);

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'center', minHeight: '100vh', p: 4 }}>
      <VisuallyHidden component="h1">{productTitle}</VisuallyHidden>
      <ButtonBase
        onClick={goOn}
        sx={{
          flexDirection: 'column',
          fontFamily: 'inherit',
          width: 400,
          maxWidth: '100%',
          px: 6,
          pt: '52px',
          pb: 10,
          borderRadius: '12px',
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'border',
          transition: `border-color ${LANDING_HOVER_MS}ms`,
          '&:hover': { borderColor: 'borderStrong' },
        }}
      >
        <Logo size={56} />
        <Box
          component="span"
          sx={{ mt: 3, fontSize: '1.75rem', lineHeight: '36px', fontWeight: 620, letterSpacing: '-0.02em' }}
        >
          {productTitle}
        </Box>
        <Box component="span" sx={{ typography: 'body2', color: 'muted', minHeight: 18 }}>
          {foundationName}
        </Box>
        <Box
          component="span"
          sx={{ mt: 9, fontSize: '1.25rem', lineHeight: '28px', fontWeight: 600, letterSpacing: '-0.01em' }}
        >
          Welcome
        </Box>
        <Box component="span" sx={{ typography: 'body1', color: 'text.secondary', mt: 1 }}>
          Loading your workspace &gt;
        </Box>
        <WaitingBar />
      </ButtonBase>
    </Box>
  );
}

/** Progress bar of the two seconds before the redirect. It is full for users who prefer reduced motion. */
function WaitingBar() {
  return (
    <Box
      component="span"
      aria-hidden="true"
      sx={{
        display: 'block',
        mt: 5,
        width: 160,
        height: 3,
        borderRadius: 2,
        bgcolor: 'track',
        overflow: 'hidden',
      }}
    >
      <Box
        component="span"
        sx={{
          display: 'block',
          height: '100%',
          bgcolor: 'primary.main',
          transformOrigin: 'left',
          '@keyframes fill': { from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(1)' } },
          animation: `fill ${LANDING_CONTINUE_MS}ms linear both`,
        }}
      />
    </Box>
  );
}
