import type { Startup } from '@vaglio/contract';
import { CANTONS, sectorLabel, UNKNOWN } from '@vaglio/startups-domain';

/** Sector and canton in words, as cards and details name them, of the codes that startups have; unknown without one. Source: spec §3. */
export function placeText({ sector, canton }: Pick<Startup, 'sector' | 'canton'>): [string, string] {
  const cantonName = CANTONS.find((known) => known.code === canton)?.name;
  const sectorName = sectorLabel(sector);
  return [sectorName === UNKNOWN ? `${UNKNOWN} sector` : sectorName, cantonName ?? `${UNKNOWN} canton`];
}

/** First and last name of the founder; null where neither is known. */
export function founderOf({
  first_name,
  last_name,
}: Pick<Startup, 'first_name' | 'last_name'>): string | null {
  return [first_name, last_name].filter((name) => name !== null).join(' ') || null;
}
