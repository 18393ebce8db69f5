import type { LoaderFunctionArgs } from 'react-router';
import { SETTINGS_ROLES } from '@vaglio/access-control';
import { auditChoicesQuery } from '@vaglio/admin-users';
import { startupsApi } from '@vaglio/startups-data';
import { sectionOf } from '../../settings/settings-sections';
import { startQueries } from '../../start-queries';

export { SettingsPage as Component } from '../../settings/SettingsPage';

/**
 * Starts the queries of the settings frame. These are the menu and, if the section shows it, the pipeline strip above.
 */
export function loader({ request }: Pick<LoaderFunctionArgs, 'request'>): null {
  const strip = startupsApi.endpoints.readChain.initiate(undefined, { subscribe: false });
  return startQueries([auditChoicesQuery(), ...(showsStrip(request) ? [strip] : [])], SETTINGS_ROLES);
}

/**
 * Returns true if the opened section shows the pipeline strip. A request has no hash, so on the first load and on Back
 * or Forward the section comes from the window’s address. For a link to this page, the section starts the queries
 * itself.
 */
function showsStrip(request: Request): boolean {
  const { pathname, hash } = window.location;
  return pathname === new URL(request.url).pathname && sectionOf(hash).inPipeline !== undefined;
}
