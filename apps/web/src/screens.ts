import { lazy } from 'react';
import { readBasePath } from '@vaglio/api-client';
import { PATHS } from './paths';

const profile = () => import('./ProfileScreen');
const dashboard = () => import('./DashboardScreen');
const investments = () => import('./InvestmentsScreen');
const settings = () => import('./settings/SettingsPage');

/** By address: the pages inside the frame of signed-in pages. */
const FRAMED = new Map<string, () => Promise<unknown>>([
  [PATHS.user, profile],
  [PATHS.dashboard, dashboard],
  [PATHS.investments, investments],
  [PATHS.settings, settings],
]);

/**
 * Every page is a chunk of its own. A lib with one page is imported itself; of a lib with several, a one-line module in
 * `screens` keeps the others out of the chunk.
 */
export const LoginPage = lazy(() =>
  import('./screens/login').then(({ LoginScreen: page }) => ({ default: page })),
);
export const ProviderReturnPage = lazy(() =>
  import('./screens/provider-return').then(({ ProviderReturnPage: page }) => ({ default: page })),
);
export const ForgotPasswordPage = lazy(() =>
  import('./screens/forgot-password').then(({ ForgotPasswordScreen: page }) => ({ default: page })),
);
export const ChangePasswordPage = lazy(() =>
  import('./screens/change-password').then(({ ChangePasswordPage: page }) => ({ default: page })),
);
export const ProfilePage = lazy(() => profile().then(({ ProfileScreen: page }) => ({ default: page })));
export const DashboardScreen = lazy(() =>
  dashboard().then(({ DashboardScreen: screen }) => ({ default: screen })),
);
export const InvestmentsScreen = lazy(() =>
  investments().then(({ InvestmentsScreen: screen }) => ({ default: screen })),
);
export const SettingsPage = lazy(() => settings().then(({ SettingsPage: page }) => ({ default: page })));
export const SignedIn = lazy(() => {
  // The page is asked for together with its frame, which would ask for it when it is drawn. A failure is the page's to say.
  const page = FRAMED.get(window.location.pathname.slice(readBasePath().length));
  page?.().catch(() => undefined);
  return import('./frame/SignedIn').then(({ SignedIn: shell }) => ({ default: shell }));
});
