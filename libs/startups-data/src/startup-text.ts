import type { Startup } from '@vaglio/contract';
import { cantonCode, CANTONS, sectorCode, sectorLabel, UNKNOWN } from '@vaglio/startups-domain';

/** Returns the display names of the sector and canton; 'Unknown' for unknown codes. Source: spec §3. */
export function placeText({ sector, canton }: Pick<Startup, 'sector' | 'canton'>): [string, string] {
  const code = cantonCode(canton);
  const cantonName = CANTONS.find((known) => known.code === code)?.name;
  const sectorName = sectorLabel(sectorCode(sector));
  return [sectorName === UNKNOWN ? `${UNKNOWN} sector` : sectorName, cantonName ?? `${UNKNOWN} canton`];
}

/** Returns the full name of the founder, or null if both names are missing. */
export function founderOf({
  first_name,
  last_name,
}: Pick<Startup, 'first_name' | 'last_name'>): string | null {
  return [first_name, last_name].filter((name) => name !== null).join(' ') || null;
}
