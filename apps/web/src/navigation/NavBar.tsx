import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LogOut } from 'lucide-react';
import { Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { signOut } from '@vaglio/account';
import { canWriteInvestments } from '@vaglio/access-control';
import { useSession } from '@vaglio/auth-session';
import { PATHS } from '@vaglio/startups-domain';
import { ColorSchemeSwitch, Icon } from '@vaglio/ui';
import { useBrand } from '../frame/BrandProvider';
import { BrandLink } from './BrandLink';
import { PublicHelpLink } from './HelpLink';
import { ReviewLink, SignedInMenu } from './signed-in-links';
import { navLinks } from './nav-links';
import { NavDrawerButton } from './NavDrawerButton';
import { navPathOf } from '../paths';
import { TopLink } from './TopLink';

/** Top bar. Source: spec §2, navigation bar. */
export function NavBar() {
  const session = useSession();
  const { signOutAtProvider } = useBrand();
  const { pathname } = useLocation();
  const activePath = navPathOf(pathname);
  const isReviewing = pathname === PATHS.review;
  const mayReview = session.isAuthenticated && canWriteInvestments(session.claims);
  const navigate = useNavigate();
  const links = navLinks(session, pathname);
  const logout = async () => {
    const elsewhere = await signOut(signOutAtProvider);
    if (elsewhere !== null) return window.location.assign(elsewhere);
    await navigate(PATHS.login, { replace: true });
  };

  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        display: 'flex',
        alignItems: 'center',
        height: 56,
        px: { xs: 3, md: 6 },
        gap: 1,
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'border',
      }}
    >
      {session.isAuthenticated && (
        <NavDrawerButton
          links={links}
          activePath={activePath}
          review={mayReview ? { isActive: isReviewing } : null}
          onLogout={() => void logout()}
        />
      )}
      <BrandLink isShort={mayReview} />
      <Box
        component="nav"
        aria-label="Main"
        sx={{
          display: { xs: session.isAuthenticated ? 'none' : 'flex', md: 'flex' },
          gap: mayReview ? { md: 4, lg: 7 } : 7,
          ml: { xs: 4, md: mayReview ? 3 : 4, xl: 10 },
          height: '100%',
        }}
      >
        {links.map((link) => (
          <TopLink key={link.to} {...link} isActive={activePath === link.to} />
        ))}
        {mayReview && (
          <Suspense>
            <ReviewLink isActive={isReviewing} />
          </Suspense>
        )}
      </Box>
      <Box sx={{ flex: 1 }} />
      {!session.isAuthenticated && (
        <>
          <ColorSchemeSwitch />
          <PublicHelpLink />
        </>
      )}
      {session.isAuthenticated && (
        <>
          <Suspense>
            <ColorSchemeSwitch />
            <SignedInMenu onLogout={() => void logout()} />
          </Suspense>
          <Box
            sx={{
              display: { xs: 'none', md: 'flex' },
              alignItems: 'center',
              pl: 3,
              ml: 2,
              height: 20,
              borderLeft: 1,
              borderColor: 'border',
            }}
          >
            <Button
              variant="text"
              size="small"
              startIcon={<Icon of={LogOut} />}
              aria-label="Logout"
              onClick={() => void logout()}
            >
              <Box component="span" sx={mayReview ? { display: { md: 'none', lg: 'inline' } } : undefined}>
                Logout
              </Box>
            </Button>
          </Box>
        </>
      )}
    </Box>
  );
}
