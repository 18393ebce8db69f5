import { isUrl } from '@vaglio/startups-domain';

/** Query parameters of campaigns and analytics. They do not affect the page; any other parameter may identify it. */
const CAMPAIGN = String.raw`utm_\w+|(?:pk|mtm|matomo|piwik)_\w+|hsa_\w+|at_(?:medium|campaign|custom\d+)|mc_[ce]id|wt[._]z?mc(?:_\w+)?|etcc_\w+|trk|cmpid|xtor|sc_cid`;
const CLICK = String.raw`(?:fb|g|d|ys?|ym|tt|tw|q)clid|irclickid|msclkid|gclsrc|gad_(?:source|campaignid)|[gw]braid|srsltid`;
const SOCIAL = String.raw`igsh(?:id)?|mibextid|li_fat_id|sccid|rdt_cid|epik|tblci|dicbo|s_kwcid|ref_src|fb_(?:action_ids|source)|xing_share`;
const READER = String.raw`_h(?:senc|smi)|__h(?:stc|ssc|sfp)|hsctatracking|_g[al]|_openstat|vero_(?:id|conv)|oly_(?:anon|enc)_id`;
const MAIL = String.raw`mkt_tok|wickedid|ml_subscriber(?:_hash)?|ck_subscriber_id|ss_email_id|_k[ex]|elqtrackid|rb_clickid|guccounter|_bhlid|__s|emci|dm_i|guce_referrer(?:_sig)?`;
const TRACKING = new RegExp(`^(?:${CAMPAIGN}|${CLICK}|${SOCIAL}|${READER}|${MAIL})$`, 'i');
/** Pattern of a session ID within a path. */
const SESSION = /;jsessionid=[^/;]*/gi;
/** Maximum length of an address in UTF-16 units, because the time to remove parameters grows quadratically. */
const LONGEST_ADDRESS = 2_048;

/**
 * Returns the absolute address of a link without further changes.
 * @param base address of the page
 * @returns null for an empty or too long link, and for schemes other than http and https
 */
export function absoluteAddress(href: string, base: string): string | null {
  if (href === '' || href.length > LONGEST_ADDRESS || !isUrl(href, base)) return null;
  const url = new URL(href, base);
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  return isWeb && url.href.length <= LONGEST_ADDRESS ? url.href : null;
}

/** Removes the fragment of an address. */
export const withoutFragment = (address: string): string => address.split('#', 1)[0] ?? '';

/**
 * Normalizes the address of an article: https, lower-case host without `www.`, no fragment, no tracking parameters or
 * session, sorted parameters, no trailing slash.
 * @param address an http or https address
 */
export function canonicalAddress(address: string): string {
  const url = new URL(address);
  url.protocol = 'https:';
  url.hostname = url.hostname.replace(/^www\./, '');
  url.hash = '';
  for (const name of [...url.searchParams.keys()]) if (TRACKING.test(name)) url.searchParams.delete(name);
  url.searchParams.sort();
  url.pathname = url.pathname.replace(SESSION, '');
  if (url.pathname !== '/') url.pathname = url.pathname.replace(/(?<!\/)\/+$/, '');
  return url.href;
}

/**
 * Returns whether two addresses belong to the same site. A page may only declare a canonical address on its own site.
 */
export function isSameSite(one: string, other: string): boolean {
  const host = (address: string) => new URL(address).hostname.replace(/^www\./, '');
  return host(one) === host(other);
}
