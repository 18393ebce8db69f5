import type { Count } from '@vaglio/charts';
import { sectorLabel, toCanton, toSector, CANTONS } from '@vaglio/startups-domain';

/** The codes of one list that both rings of its column are drawn from. */
export interface PieList {
  readonly canton: readonly Count[];
  readonly sector: readonly Count[];
}

export type Place = keyof PieList;

/**
 * How many startups of an answered list have each canton and sector; any spelling counts for its code, none for Unknown.
 * @param answer of the server, also as a plain array; null for one without a list of items. Never throws.
 */
export function countPlaces(answer: unknown): PieList | null {
  const items: unknown = Array.isArray(answer) ? answer : fieldOf(answer, 'items');
  if (!Array.isArray(items)) return null;
  return { canton: countBy(items, 'canton', toCanton), sector: countBy(items, 'sector', toSector) };
}

/** The full name of a canton's or sector's code; other names stay as they are. */
export function placeName(place: Place, name: string): string {
  if (place === 'canton') return CANTONS.find(({ code }) => code === name)?.name ?? name;
  const label = sectorLabel(name);
  return label === 'Unknown' ? name : label;
}

/** Spellings repeat, so each is read once: reading 100,000 of them would hold the page up. */
function countBy(items: readonly unknown[], name: Place, codeOf: (text: string | null) => string): Count[] {
  const bySpelling = new Map<string | null, number>();
  for (const item of items) {
    const text = textOf(item, name);
    bySpelling.set(text, (bySpelling.get(text) ?? 0) + 1);
  }
  return [...bySpelling].map(([text, count]) => ({ name: codeOf(text), count }));
}

function textOf(item: unknown, name: string): string | null {
  const value = fieldOf(item, name);
  return typeof value === 'string' ? value : null;
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
