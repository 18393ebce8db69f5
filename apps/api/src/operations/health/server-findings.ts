import type { Settings } from '../../platform/config/settings';
import { appVersion } from './app-version';
import { fine, type Finding } from './finding';
import { machineFindings } from './machine-findings';
import { providerFinding } from './provider-finding';
import { settingsFindings } from './settings-findings';

/** The server by itself, without its database: version, settings, machine. */
export async function serverFindings(settings: Settings): Promise<Finding[]> {
  return [
    fine('Vaglio', `Version ${appVersion()}.`),
    ...settingsFindings(settings),
    ...(await providerFinding(settings)),
    ...(await machineFindings(settings.dataDir)),
  ];
}
