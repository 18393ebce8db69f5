import { createElement, lazy } from 'react';
import { readBasePath } from '@vaglio/api-client';
import { readSession } from '@vaglio/auth-session';
import { PATHS } from '@vaglio/startups-domain';
import { earlyLazy } from './early-lazy';
import { awaitFirstPage, withFirstPage } from './first-page';
import { PageLoading } from './frame/PageLoading';
import { reviewLink, signedInMenu } from './navigation/late-links';

/**
 * Every page is a chunk of its own. A lib with one page is imported itself; of a lib with several, a one-line module in
 * `screens` keeps the others out of the chunk.
 */
const login = earlyLazy(() => import('./pages/login').then(({ LoginScreen: page }) => page));
const profile = earlyLazy(() => import('./pages/signed-in/user').then(({ ProfileScreen: page }) => page));
const dashboard = earlyLazy(() =>
  import('./pages/signed-in/dashboard').then(({ DashboardScreen: page }) => page),
);
const investments = earlyLazy(() =>
  import('./pages/signed-in/potential-investiments').then(({ InvestmentsScreen: page }) => page),
);
const settings = earlyLazy(() =>
  import('./pages/signed-in/configurations').then(({ SettingsPage: page }) => page),
);
const signedIn = earlyLazy(() => import('./pages/signed-in/layout').then(({ SignedIn: shell }) => shell));

/** By address: the pages inside the frame of signed-in pages. */
const FRAMED = new Map<string, { readonly load: () => Promise<unknown> }>([
  [PATHS.user, profile],
  [PATHS.dashboard, dashboard],
  [PATHS.investments, investments],
  [PATHS.settings, settings],
]);
/** An answer that takes longer is drawn when it comes. */
const LONGEST_ANSWER_MS = 1_000;

/** Loads the page that was opened with all that is drawn around it, and what it asks first. Once, before the first drawing. */
export function loadFirstPage(): void {
  const page = FRAMED.get(window.location.pathname.slice(readBasePath().length));
  if (!page || !readSession().hasToken) return;
  const code = [signedIn, page, reviewLink, signedInMenu].map((part) => part.load());
  awaitFirstPage([...code, Promise.all(code).then(askFirst)], askOthers);
}

async function askFirst(): Promise<void> {
  const { askFirstAnswers } = await import('./pages/signed-in/layout');
  await withinLongest(askFirstAnswers());
}

async function askOthers(): Promise<void> {
  const { askOtherAnswers } = await import('./pages/signed-in/layout');
  await withinLongest(askOtherAnswers());
}

function withinLongest(answers: Promise<void>): Promise<void> {
  const longest = new Promise<void>((resolve) => setTimeout(resolve, LONGEST_ANSWER_MS));
  return Promise.race([answers, longest]);
}

export const LoginPage = login.Part;
export const ProviderReturnPage = lazy(() =>
  import('./screens/provider-return').then(({ ProviderReturnPage: page }) => ({ default: page })),
);
export const ForgotPasswordPage = lazy(() =>
  import('./pages/forgot-password').then(({ ForgotPasswordScreen: page }) => ({ default: page })),
);
export const ChangePasswordPage = lazy(() =>
  import('./pages/change-password').then(({ ChangePasswordPage: page }) => ({ default: page })),
);
export const ProfilePage = profile.Part;
export const DashboardScreen = dashboard.Part;
export const InvestmentsScreen = investments.Part;
export const SettingsPage = settings.Part;
export const SignedIn = withFirstPage(signedIn.Part, createElement(PageLoading));
