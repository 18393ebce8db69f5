/** Parts of a query that track the visitor and do not change the page. */
const TRACKING = /^(utm_|fbclid$|gclid$|mc_|pk_|ref$|ref_src$|source$|cmpid$|xtor$|wt_|sc_)/i;

/** Longer ones are not read, in UTF-16 units: each parameter that is removed costs a pass over all of them. */
export const LONGEST_ADDRESS = 2_048;

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
  if (url.pathname !== '/') url.pathname = url.pathname.replace(/\/+$/, '');
  return url.href;
}

/** Whether two addresses are of the same site: a page may call only an address of its own its canonical one. */
export function isSameSite(one: string, other: string): boolean {
  const host = (address: string) => new URL(address).hostname.replace(/^www\./, '');
  return host(one) === host(other);
}
