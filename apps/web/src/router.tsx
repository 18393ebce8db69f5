import type { RouteObject, ShouldRevalidateFunction } from 'react-router';
import { PublicOnly, RequireRole, RequireSession } from '@vaglio/auth-session';
import { DASHBOARD_ROLES, SETTINGS_ROLES } from '@vaglio/access-control';
import { whenTranslated } from '@vaglio/language';
import { PATHS } from '@vaglio/startups-domain';
import { AppShell } from './frame/AppShell';
import { BareShell } from './frame/BareShell';
import { ErrorPage } from './frame/ErrorPage';
import { PageLoading } from './frame/PageLoading';
import { PublicFrame } from './frame/PublicFrame';

/**
 * Returns true if the path changes. A new query string or hash does not run the loaders, because the page's hooks
 * handle it.
 */
const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

/**
 * Returns a lazy route that also loads its translations. If it fails, an error page replaces the page inside the
 * surrounding frame.
 */
function page({ lazy, ...route }: RouteObject): RouteObject {
  return {
    shouldRevalidate,
    hydrateFallbackElement: <PageLoading />,
    errorElement: <ErrorPage />,
    ...route,
    ...(typeof lazy === 'function' && { lazy: () => lazy().then(whenTranslated) }),
  };
}

const openedFromList = () => import('./pages/signed-in/potential-investiments').then(({ opened }) => opened);

/** Routes of all pages, with the roles that have access. Source: spec §2, route table. */
export const routes: RouteObject[] = [
  {
    errorElement: <ErrorPage />,
    children: [
      {
        element: <BareShell />,
        children: [
          page({
            path: PATHS.landing,
            lazy: () => import('./Landing').then(({ Landing }) => ({ Component: Landing })),
          }),
          page({ path: PATHS.firstPassword, lazy: () => import('./pages/change-password-first') }),
        ],
      },
      {
        element: <AppShell />,
        children: [
          {
            element: <PublicFrame />,
            children: [
              {
                element: <PublicOnly />,
                children: [page({ path: PATHS.login, lazy: () => import('./pages/login') })],
              },
              page({ path: PATHS.providerReturn, lazy: () => import('./pages/login.oidc') }),
              page({ path: PATHS.changePassword, lazy: () => import('./pages/change-password') }),
              page({ path: PATHS.forgotPassword, lazy: () => import('./pages/forgot-password') }),
              page({
                path: '*',
                lazy: () => import('./NotFound').then(({ NotFound }) => ({ Component: NotFound })),
              }),
            ],
          },
          {
            element: <RequireSession />,
            children: [
              page({
                lazy: () => import('./pages/signed-in/layout'),
                children: [
                  page({ path: PATHS.myWork, lazy: () => import('./pages/signed-in/my-work') }),
                  page({ path: PATHS.user, lazy: () => import('./pages/signed-in/user') }),
                  page({
                    lazy: () =>
                      import('./pages/signed-in/layout').then(({ CompareTrayFrame }) => ({
                        Component: CompareTrayFrame,
                      })),
                    children: [
                      page({
                        path: PATHS.investments,
                        lazy: () => import('./pages/signed-in/potential-investiments'),
                      }),
                      page({
                        path: PATHS.compare,
                        lazy: () =>
                          openedFromList()
                            .then(({ dossier }) => dossier())
                            .then(({ comparison }) => comparison),
                      }),
                      page({
                        path: PATHS.dossier,
                        lazy: () => openedFromList().then(({ dossier }) => dossier()),
                      }),
                      page({
                        path: PATHS.review,
                        lazy: () => openedFromList().then(({ review }) => review()),
                      }),
                      page({
                        path: PATHS.addArticle,
                        lazy: () => openedFromList().then(({ addArticle }) => addArticle()),
                      }),
                    ],
                  }),
                  {
                    element: <RequireRole allow={DASHBOARD_ROLES} />,
                    children: [
                      page({ path: PATHS.dashboard, lazy: () => import('./pages/signed-in/dashboard') }),
                    ],
                  },
                  {
                    element: <RequireRole allow={SETTINGS_ROLES} />,
                    children: [
                      page({ path: PATHS.settings, lazy: () => import('./pages/signed-in/configurations') }),
                    ],
                  },
                ],
              }),
            ],
          },
        ],
      },
    ],
  },
];
