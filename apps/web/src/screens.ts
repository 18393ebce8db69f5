import { lazy } from 'react';

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
export const ProfilePage = lazy(() =>
  import('./ProfileScreen').then(({ ProfileScreen: page }) => ({ default: page })),
);
export const DashboardScreen = lazy(() =>
  import('./DashboardScreen').then(({ DashboardScreen: screen }) => ({ default: screen })),
);
export const InvestmentsScreen = lazy(() =>
  import('./InvestmentsScreen').then(({ InvestmentsScreen: screen }) => ({ default: screen })),
);
export const SettingsPage = lazy(() =>
  import('./settings/SettingsPage').then(({ SettingsPage: page }) => ({ default: page })),
);
export const SignedIn = lazy(() =>
  import('./frame/SignedIn').then(({ SignedIn: shell }) => ({ default: shell })),
);
