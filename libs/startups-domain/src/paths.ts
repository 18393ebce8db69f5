/**
 * Paths of all pages. Source: spec §2, route table. The specification omits my-work, review, add-article, compare and
 * dossier.
 */
export const PATHS = {
  landing: '/',
  firstPassword: '/change-password-first',
  login: '/login',
  providerReturn: '/login/oidc',
  changePassword: '/change-password',
  forgotPassword: '/forgot-password',
  user: '/user',
  dashboard: '/dashboard',
  myWork: '/my-work',
  investments: '/potential-investiments',
  settings: '/configurations',
  review: '/review',
  addArticle: '/add-article',
  compare: '/compare',
  dossier: '/dossier',
} as const;
