import type { Startup } from '@vaglio/contract';
import { cantonCode, CANTONS, sectorCode, sectorLabel, UNKNOWN } from '@vaglio/startups-domain';

/** Sector and canton in words, as cards and details name them; what no code fits is unknown. Source: spec §3. */
export function placeText({ sector, canton }: Pick<Startup, 'sector' | 'canton'>): [string, string] {
  const code = cantonCode(canton);
  const cantonName = CANTONS.find((known) => known.code === code)?.name;
  const sectorName = sectorLabel(sectorCode(sector));
  return [sectorName === UNKNOWN ? `${UNKNOWN} sector` : sectorName, cantonName ?? `${UNKNOWN} canton`];
}

/** First and last name of the founder; null where neither is known. */
export function founderOf({
  first_name,
  last_name,
}: Pick<Startup, 'first_name' | 'last_name'>): string | null {
  return [first_name, last_name].filter((name) => name !== null).join(' ') || null;
}
