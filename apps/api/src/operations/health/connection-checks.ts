import { isMailSetUp, presentModels } from '../../platform/config/connections/present-connections';
import { fine, healthCheck, warning, type HealthCheck } from './health-check';

/** Checks of the external services that the environment or administrators configure. */
export const CONNECTION_CHECKS: readonly HealthCheck[] = [
  healthCheck({
    name: 'Mail',
    read: ({ db, settings }) => isMailSetUp(db, settings),
    judge: (isSetUp, { settings }) =>
      isSetUp
        ? [fine('Mail', 'It is sent by SMTP.')]
        : [
            warning(
              'Mail',
              `No mail server is set up: messages are files in ${settings.dataDir}/outbox.`,
              'Set it up in Settings, Connections, or with SMTP_URL; else nobody receives links to reset a password, invitations or digests.',
            ),
          ],
  }),
  healthCheck({
    name: 'Language model',
    read: ({ db, settings }) => presentModels(db, settings),
    judge: (models) => [
      fine(
        'Language model',
        models.length > 0
          ? `Articles can be read by ${models.join(', ')}.`
          : 'None: the built-in extractor reads articles.',
      ),
    ],
  }),
];
