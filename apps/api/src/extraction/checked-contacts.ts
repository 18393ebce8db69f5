import { websiteHost } from '@vaglio/startups-domain';
import type { ExtractedStartup } from './extracted-startup';

const EMAIL = /^[\p{L}\p{N}._%+-]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}$/u;

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
