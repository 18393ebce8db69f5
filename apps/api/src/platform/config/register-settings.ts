import { isUrl } from '@vaglio/startups-domain';
import { asText, type ReadSetting } from './read-setting';

/** Account for the public REST service of the company register. */
export type RegisterAccount = { url: string; user: string; password: string };

/** Source of company look-ups: either the REST service or a local file. */
export type RegisterSettings = RegisterAccount | { file: string };

/**
 * Reads the settings of the company register from the environment; undefined if no register is configured.
 * @param read collects invalid settings
 */
export function readRegister(read: ReadSetting): RegisterSettings | undefined {
  const url = read(
    'REGISTER_URL',
    '',
    asAddress,
    'an address like https://www.zefix.admin.ch/ZefixPublicREST',
  );
  const user = read('REGISTER_USER', '', asText, 'a user name');
  const password = read('REGISTER_PASSWORD', '', asText, 'a password');
  const file = read('REGISTER_FILE', '', asText, 'a file');
  if (url !== '' && file !== '')
    read<string>('REGISTER_FILE', '', () => undefined, 'left out where REGISTER_URL is given');
  if (url !== '' && (user === '' || password === ''))
    read<string>(
      'REGISTER_URL',
      '',
      () => undefined,
      'used together with REGISTER_USER and REGISTER_PASSWORD',
    );
  if (url !== '') return { url, user, password };
  return file === '' ? undefined : { file };
}

/** Accepts plain HTTP only for an address on this machine, because a password is sent. */
function asAddress(text: string): string | undefined {
  if (!isUrl(text)) return undefined;
  const { protocol, hostname, username } = new URL(text);
  const isOwn = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  const isUsable = username === '' && (protocol === 'https:' || (protocol === 'http:' && isOwn));
  return isUsable ? text.replace(/\/$/, '') : undefined;
}
