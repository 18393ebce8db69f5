import { isIPv6 } from 'node:net';

/**
 * Returns the network to which an IP address belongs: the IPv4 address itself, or the first half of the IPv6 address.
 */
export function networkOf(ip: string): string {
  const [mapped] = /(?<=^::ffff:)\d+(?:\.\d+){3}$/i.exec(ip) ?? [];
  if (mapped) return mapped;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail = ''] = (ip.split('%')[0] ?? '').split('::');
  const [before, after] = [groupsOf(head), groupsOf(tail)];
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return [...before, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** Splits a part of an IPv6 address into groups. An IPv4 address at the end counts as two groups. */
function groupsOf(text: string): string[] {
  return text.split(':').flatMap((group) => (group === '' ? [] : group.includes('.') ? ['0', '0'] : [group]));
}
