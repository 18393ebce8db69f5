import { isLoopback, type Settings } from '../../platform/config/settings';
import { fine, warning, type Finding } from './finding';
import { passkeyFinding } from './passkey-findings';

/** What the settings mean together, beyond each being valid by itself. */
export function settingsFindings(settings: Settings): Finding[] {
  return [
    addressFinding(settings),
    passkeyFinding(settings),
    proxyFinding(settings),
    mailFinding(settings),
    modelFinding(settings),
  ].concat(settings.adminPassword === undefined ? [] : [PASSWORD_LEFT]);
}

const PASSWORD_LEFT = warning(
  'First administrator',
  'ADMIN_PASSWORD is set.',
  'It counts at the very first start only: remove it from the settings.',
);

function addressFinding({ publicUrl, host, port }: Settings): Finding {
  const subject = 'Address';
  if (publicUrl !== undefined) return fine(subject, `People reach it at ${publicUrl}.`);
  if (isLoopback({ host })) return fine(subject, `Only this machine reaches it, at port ${port}.`);
  return warning(
    subject,
    `It listens on ${host}, and PUBLIC_URL is not set.`,
    'Set PUBLIC_URL to the address with https that people open: links in mails need it, and browsers keep no session over http.',
  );
}

function proxyFinding({ publicUrl, trustedProxies, host }: Settings): Finding {
  const subject = 'Proxy';
  if (trustedProxies.length > 0) return fine(subject, `Believed: ${trustedProxies.join(', ')}.`);
  if (!publicUrl?.startsWith('https:')) return fine(subject, 'None is believed.');
  return warning(
    subject,
    'TLS ends at a proxy, and TRUSTED_PROXIES is not set.',
    `All people share one limit of sign-ins, and the audit trail has the proxy's address. Set TRUSTED_PROXIES${isLoopback({ host }) ? '=127.0.0.1' : ' to the address of the proxy'}.`,
  );
}

function mailFinding({ smtpUrl, dataDir }: Settings): Finding {
  if (smtpUrl !== undefined) return fine('Mail', 'It is sent by SMTP.');
  return warning(
    'Mail',
    `No SMTP server is set: messages are files in ${dataDir}/outbox.`,
    'Set SMTP_URL, else nobody receives links to reset a password, invitations or digests.',
  );
}

function modelFinding({ llm }: Settings): Finding {
  return fine(
    'Language model',
    llm
      ? `Articles can be read by ${llm.models.join(', ')}.`
      : 'None: the built-in extractor reads articles.',
  );
}
