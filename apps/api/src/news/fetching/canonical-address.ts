import { isUrl } from '@vaglio/startups-domain';

/** Parameters of campaigns and of analytics, which change nothing of a page; all others may name the page. */
const CAMPAIGN = String.raw`utm_\w+|(?:pk|mtm|matomo)_\w+|at_(?:medium|campaign)|mc_[ce]id|wt_z?mc(?:_\w+)?|cmpid|xtor|sc_cid`;
const CLICK = String.raw`(?:fb|g|dc|y|tt|tw)clid|msclkid|[gw]braid|srsltid|igshid|ref_src|mkt_tok`;
const VISITOR = String.raw`_h(?:senc|smi)|__h(?:stc|ssc|sfp)|_g[al]|vero_(?:id|conv)|oly_(?:anon|enc)_id`;
const TRACKING = new RegExp(`^(?:${CAMPAIGN}|${CLICK}|${VISITOR})$`, 'i');
/** Longer ones are not read, in UTF-16 units: each parameter that is removed costs a pass over all of them. */
const LONGEST_ADDRESS = 2_048;

/**
 * The absolute address of a link, otherwise as written.
 * @param base the address of the page
 * @returns null for an empty or too long link, and for what is no http or https address
 */
export function absoluteAddress(href: string, base: string): string | null {
  if (href === '' || href.length > LONGEST_ADDRESS || !isUrl(href, base)) return null;
  const url = new URL(href, base);
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  return isWeb && url.href.length <= LONGEST_ADDRESS ? url.href : null;
}

/** An address without the place in its page. */
export const withoutFragment = (address: string): string => address.split('#', 1)[0] ?? '';

/**
 * One address for one article: https, lower-case host without `www.`, no fragment, no tracking, parameters in order, no
 * slash at the end.
 * @param address an http or https address
 */
export function canonicalAddress(address: string): string {
  const url = new URL(address);
  url.protocol = 'https:';
  url.hostname = url.hostname.replace(/^www\./, '');
  url.hash = '';
  for (const name of [...url.searchParams.keys()]) if (TRACKING.test(name)) url.searchParams.delete(name);
  url.searchParams.sort();
  if (url.pathname !== '/') url.pathname = url.pathname.replace(/(?<!\/)\/+$/, '');
  return url.href;
}

/** Whether two addresses are of the same site: a page may call only an address of its own its canonical one. */
export function isSameSite(one: string, other: string): boolean {
  const host = (address: string) => new URL(address).hostname.replace(/^www\./, '');
  return host(one) === host(other);
}
