import { lazy } from 'react';
import { readBasePath } from '@vaglio/api-client';
import { earlyLazy } from './early-lazy';
import { PATHS } from './paths';

/**
 * Every page is a chunk of its own. A lib with one page is imported itself; of a lib with several, a one-line module in
 * `screens` keeps the others out of the chunk.
 */
const login = earlyLazy(() => import('./screens/login').then(({ LoginScreen: page }) => page));
const profile = earlyLazy(() => import('./ProfileScreen').then(({ ProfileScreen: page }) => page));
const dashboard = earlyLazy(() => import('./DashboardScreen').then(({ DashboardScreen: page }) => page));
const investments = earlyLazy(() =>
  import('./InvestmentsScreen').then(({ InvestmentsScreen: page }) => page),
);
const settings = earlyLazy(() => import('./settings/SettingsPage').then(({ SettingsPage: page }) => page));
const signedIn = earlyLazy(() => {
  // The page is asked for together with its frame, which would ask for it when it is drawn. A failure is the page's to say.
  const page = FRAMED.get(window.location.pathname.slice(readBasePath().length));
  page?.load().catch(() => undefined);
  return import('./frame/SignedIn').then(({ SignedIn: shell }) => shell);
});

/** By address: the pages inside the frame of signed-in pages. */
const FRAMED = new Map<string, { readonly load: () => Promise<unknown> }>([
  [PATHS.user, profile],
  [PATHS.dashboard, dashboard],
  [PATHS.investments, investments],
  [PATHS.settings, settings],
]);

export const LoginPage = login.Part;
export const ProviderReturnPage = lazy(() =>
  import('./screens/provider-return').then(({ ProviderReturnPage: page }) => ({ default: page })),
);
export const ForgotPasswordPage = lazy(() =>
  import('./screens/forgot-password').then(({ ForgotPasswordScreen: page }) => ({ default: page })),
);
export const ChangePasswordPage = lazy(() =>
  import('./screens/change-password').then(({ ChangePasswordPage: page }) => ({ default: page })),
);
export const ProfilePage = profile.Part;
export const DashboardScreen = dashboard.Part;
export const InvestmentsScreen = investments.Part;
export const SettingsPage = settings.Part;
export const SignedIn = signedIn.Part;
