import type { LoaderFunctionArgs } from 'react-router';
import { SETTINGS_ROLES } from '@vaglio/access-control';
import { auditChoicesQuery } from '@vaglio/admin-users';
import { startupsApi } from '@vaglio/startups-data';
import { sectionOf } from '../../settings/settings-sections';
import { startQueries } from '../../start-queries';

export { SettingsPage as Component } from '../../settings/SettingsPage';

/** Queries of the frame: the menu and, for a section that shows it, the strip above. */
export function loader({ request }: Pick<LoaderFunctionArgs, 'request'>): null {
  const strip = startupsApi.endpoints.readChain.initiate(undefined, { subscribe: false });
  return startQueries([auditChoicesQuery(), ...(showsStrip(request) ? [strip] : [])], SETTINGS_ROLES);
}

/**
 * Whether the section that is opened shows the strip. A request has no hash, so the section comes from the window’s address on
 * a first load and on a step back or forward. A link that leads here is left to the section.
 */
function showsStrip(request: Request): boolean {
  const { pathname, hash } = window.location;
  return pathname === new URL(request.url).pathname && sectionOf(hash).inPipeline !== undefined;
}
