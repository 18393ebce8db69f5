import { SETTINGS_ROLES } from '@vaglio/access-control';
import { auditChoicesQuery } from '@vaglio/admin-users';
import { startupsApi } from '@vaglio/startups-data';
import { startQueries } from '../../start-queries';

export { SettingsPage as Component } from '../../settings/SettingsPage';

/** Queries of every section's frame: the menu and the strip above. */
export function loader(): null {
  const chain = startupsApi.endpoints.readChain.initiate(undefined, { subscribe: false });
  return startQueries([auditChoicesQuery(), chain], SETTINGS_ROLES);
}
