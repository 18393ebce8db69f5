import { isUrl } from '@vaglio/startups-domain';
import { asText, type ReadSetting } from './read-setting';

/** An account at the public REST service of the register. */
export type RegisterAccount = { url: string; user: string; password: string };

/** Where companies are looked up: a service, or a file of one's own. */
export type RegisterSettings = RegisterAccount | { file: string };

/**
 * Reads from the environment where companies are looked up; undefined: nowhere.
 * @param read collects what is wrong
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

/** A password is sent: only to this machine without encryption. */
function asAddress(text: string): string | undefined {
  if (!isUrl(text)) return undefined;
  const { protocol, hostname, username } = new URL(text);
  const isOwn = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  const isUsable = username === '' && (protocol === 'https:' || (protocol === 'http:' && isOwn));
  return isUsable ? text.replace(/\/$/, '') : undefined;
}
