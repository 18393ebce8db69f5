import type { Count } from '@vaglio/charts';
import type { StartupColumns } from '@vaglio/contract';
import { sectorLabel, toCanton, toSector, CANTONS } from '@vaglio/startups-domain';

/** Counts of a list by canton and sector, for the two rings of its column. */
export interface PieList {
  readonly canton: readonly Count[];
  readonly sector: readonly Count[];
}

export type Place = keyof PieList;

/** Counts startups by canton and sector. Spellings are converted to codes, and missing values count as Unknown. */
export function countPlaces(startups: readonly StartupColumns[]): PieList {
  return { canton: countBy(startups, 'canton', toCanton), sector: countBy(startups, 'sector', toSector) };
}

/** Returns the full name for the code of a canton or sector. Other names are returned unchanged. */
export function placeName(place: Place, name: string): string {
  if (place === 'canton') return CANTONS.find(({ code }) => code === name)?.name ?? name;
  const label = sectorLabel(name);
  return label === 'Unknown' ? name : label;
}

/**
 * Counts startups by code. Each spelling is converted only once, because converting 100,000 values would block the
 * page.
 */
function countBy(
  startups: readonly StartupColumns[],
  place: Place,
  codeOf: (text: string | null) => string,
): Count[] {
  const bySpelling = new Map<string | null, number>();
  for (const { [place]: text = null } of startups) bySpelling.set(text, (bySpelling.get(text) ?? 0) + 1);
  return [...bySpelling].map(([text, count]) => ({ name: codeOf(text), count }));
}
