import { Route, Routes } from 'react-router';
import { PublicOnly, RequireRole, RequireSession } from '@vaglio/auth-session';
import { DASHBOARD_ROLES, SETTINGS_ROLES } from '@vaglio/access-control';
import { PATHS } from '@vaglio/startups-domain';
import { AppShell } from './frame/AppShell';
import { BareShell } from './frame/BareShell';
import { Landing } from './Landing';
import { NotFound } from './NotFound';
import {
  ChangePasswordPage,
  DashboardScreen,
  ForgotPasswordPage,
  InvestmentsScreen,
  LoginPage,
  ProfilePage,
  ProviderReturnPage,
  SettingsPage,
  SignedIn,
} from './screens';

/** The page of each address, and the roles that may see it. Source: spec §2, route table. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<BareShell />}>
        <Route path={PATHS.landing} element={<Landing />} />
        <Route path={PATHS.firstPassword} element={<ChangePasswordPage isFirst />} />
      </Route>
      <Route element={<AppShell />}>
        <Route element={<PublicOnly />}>
          <Route path={PATHS.login} element={<LoginPage />} />
          <Route path={PATHS.providerReturn} element={<ProviderReturnPage />} />
        </Route>
        <Route path={PATHS.changePassword} element={<ChangePasswordPage />} />
        <Route path={PATHS.forgotPassword} element={<ForgotPasswordPage />} />
        <Route element={<RequireSession />}>
          <Route element={<SignedIn />}>
            <Route path={PATHS.user} element={<ProfilePage />} />
            <Route path={PATHS.investments} element={<InvestmentsScreen />} />
            <Route element={<RequireRole allow={DASHBOARD_ROLES} />}>
              <Route path={PATHS.dashboard} element={<DashboardScreen />} />
            </Route>
            <Route element={<RequireRole allow={SETTINGS_ROLES} />}>
              <Route path={PATHS.settings} element={<SettingsPage />} />
            </Route>
          </Route>
        </Route>
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  );
}
