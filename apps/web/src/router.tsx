import type { RouteObject, ShouldRevalidateFunction } from 'react-router';
import { PublicOnly, RequireRole, RequireSession } from '@vaglio/auth-session';
import { DASHBOARD_ROLES, SETTINGS_ROLES } from '@vaglio/access-control';
import { PATHS } from '@vaglio/startups-domain';
import { AppShell } from './frame/AppShell';
import { BareShell } from './frame/BareShell';
import { ErrorPage } from './frame/ErrorPage';
import { PageLoading } from './frame/PageLoading';
import { PublicFrame } from './frame/PublicFrame';

/** A loader starts queries for a page that is opened; another search or hash of the page is left to its hooks. */
const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

/** A page, whose code is loaded when it is needed; a failure takes its place, and the frame around it stays. */
function page(route: RouteObject): RouteObject {
  return {
    shouldRevalidate,
    hydrateFallbackElement: <PageLoading />,
    errorElement: <ErrorPage />,
    ...route,
  };
}

const openedFromList = () => import('./pages/signed-in/potential-investiments').then(({ opened }) => opened);

/** The page of each address, and the roles that may open it. Source: spec §2, route table. */
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
