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
  {
    operationId: 'listSourceItems',
    method: 'GET',
    path: '/auth/admin/scrapers/sources/:id/items',
    allow: SETTINGS,
  },
  { operationId: 'discoverSources', method: 'POST', path: '/auth/admin/scrapers/discover', allow: SETTINGS },
  { operationId: 'previewSource', method: 'POST', path: '/auth/admin/scrapers/preview', allow: SETTINGS },
  { operationId: 'orderNewsReading', method: 'POST', path: '/auth/admin/scrapers/readings', allow: SETTINGS },
  { operationId: 'listNewsReadings', method: 'GET', path: '/auth/admin/scrapers/readings', allow: SETTINGS },
  { operationId: 'listUnreadPages', method: 'GET', path: '/auth/admin/scrapers/unread', allow: SETTINGS },
  {
    operationId: 'retryUnreadPages',
    method: 'POST',
    path: '/auth/admin/scrapers/unread/retry',
    allow: SETTINGS,
  },
  {
    operationId: 'retryUnreadPage',
    method: 'POST',
    path: '/auth/admin/scrapers/unread/:id/retry',
    allow: SETTINGS,
  },
  {
    operationId: 'neverReadPage',
    method: 'POST',
    path: '/auth/admin/scrapers/unread/:id/never',
    allow: SETTINGS,
  },
] as const satisfies readonly PermissionRow[];
