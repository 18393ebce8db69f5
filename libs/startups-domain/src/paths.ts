/** Paths of all screens. Source: spec §2, route table. */
export const PATHS = {
  landing: '/',
  firstPassword: '/change-password-first',
  login: '/login',
  providerReturn: '/login/oidc',
  changePassword: '/change-password',
  forgotPassword: '/forgot-password',
  user: '/user',
  dashboard: '/dashboard',
  investments: '/potential-investiments',
  settings: '/configurations',
} as const;
