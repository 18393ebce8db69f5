import type { Count } from '@vaglio/charts';
import type { StartupColumns } from '@vaglio/contract';
import { sectorLabel, toCanton, toSector, CANTONS } from '@vaglio/startups-domain';

/** The codes of one list that both rings of its column are drawn from. */
export interface PieList {
  readonly canton: readonly Count[];
  readonly sector: readonly Count[];
}

export type Place = keyof PieList;

/** How many startups of a list have each canton and sector; any spelling counts for its code, none for Unknown. */
export function countPlaces(startups: readonly StartupColumns[]): PieList {
  return { canton: countBy(startups, 'canton', toCanton), sector: countBy(startups, 'sector', toSector) };
}

/** The full name of a canton's or sector's code; other names stay as they are. */
export function placeName(place: Place, name: string): string {
  if (place === 'canton') return CANTONS.find(({ code }) => code === name)?.name ?? name;
  const label = sectorLabel(name);
  return label === 'Unknown' ? name : label;
}

/** Spellings repeat, so each is read once: reading 100,000 of them would hold the page up. */
function countBy(
  startups: readonly StartupColumns[],
  place: Place,
  codeOf: (text: string | null) => string,
): Count[] {
  const bySpelling = new Map<string | null, number>();
  for (const { [place]: text = null } of startups) bySpelling.set(text, (bySpelling.get(text) ?? 0) + 1);
  return [...bySpelling].map(([text, count]) => ({ name: codeOf(text), count }));
}
