import { SETTINGS, type PermissionRow } from './permission-row';

export const SCRAPER_PERMISSIONS = [
  {
    operationId: 'readScraperConfig',
    method: 'GET',
    path: '/auth/admin/scrapers/config/news',
    allow: SETTINGS,
  },
  {
    operationId: 'saveScraperConfig',
    method: 'PUT',
    path: '/auth/admin/scrapers/config/news',
    allow: SETTINGS,
  },
  { operationId: 'listNewsSources', method: 'GET', path: '/auth/admin/scrapers/sources', allow: SETTINGS },
  { operationId: 'createNewsSource', method: 'POST', path: '/auth/admin/scrapers/sources', allow: SETTINGS },
  {
    operationId: 'updateNewsSource',
    method: 'PUT',
    path: '/auth/admin/scrapers/sources/:id',
    allow: SETTINGS,
  },
  {
    operationId: 'deleteNewsSource',
    method: 'DELETE',
    path: '/auth/admin/scrapers/sources/:id',
    allow: SETTINGS,
  },
  {
    operationId: 'testNewsSource',
    method: 'POST',
    path: '/auth/admin/scrapers/sources/:id/test',
    allow: SETTINGS,
  },
] as const satisfies readonly PermissionRow[];
