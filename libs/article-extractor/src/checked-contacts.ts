import { websiteHost } from '@vaglio/startups-domain';
import type { ExtractedStartup } from './extracted-startup';

const DOMAIN_LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?`;
const EMAIL = new RegExp(String.raw`^[\p{L}\p{N}._%+-]+@(?:${DOMAIN_LABEL}\.)+\p{L}{2,}$`, 'u');

/** The startup with a website that is a web address and a mail address that is one, else null there. */
export function withCheckedContacts(startup: ExtractedStartup): ExtractedStartup {
  const { website, email } = startup;
  return {
    ...startup,
    website: website !== null && isWebAddress(website.value) ? website : null,
    email: email !== null && EMAIL.test(email.value) ? email : null,
  };
}

function isWebAddress(address: string): boolean {
  const host = websiteHost(address);
  return host !== null && /\.\p{L}{2,}$/u.test(host) && !/\s/.test(address);
}
