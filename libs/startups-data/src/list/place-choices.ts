import {
  CANTONS,
  CANTONS_BY_NAME,
  SECTORS,
  toCanton,
  toSector,
  UNKNOWN,
  type Canton,
  type Sector,
} from '@vaglio/startups-domain';

export type CantonChoice = Canton | typeof UNKNOWN;
export type SectorChoice = Sector | typeof UNKNOWN;

/** Values of the canton filter, sorted by canton name. Startups without a code belong to Unknown. Source: spec §3. */
export const CANTON_CHOICES: readonly CantonChoice[] = [...CANTONS_BY_NAME.map(({ code }) => code), UNKNOWN];
export const SECTOR_CHOICES: readonly SectorChoice[] = [...SECTORS.map(({ code }) => code), UNKNOWN];

/** Returns the name of a canton: 'Zürich', or 'Unknown canton' for startups without one. */
export function cantonName(choice: CantonChoice): string {
  return CANTONS.find(({ code }) => code === choice)?.name ?? `${UNKNOWN} canton`;
}

/** Returns the name of a sector: 'Biotech', or 'Unknown sector' for startups without one. */
export function sectorName(choice: SectorChoice): string {
  return SECTORS.find(({ code }) => code === choice)?.label ?? `${UNKNOWN} sector`;
}

/**
 * Parses filter values from an address, without duplicates and in display order. Never throws.
 * @param texts codes, optionally several separated by commas; invalid codes are ignored
 */
export function readChoices<Choice extends string>(
  choices: readonly Choice[],
  texts: readonly string[],
): Choice[] {
  const named = new Set(texts.flatMap((text) => text.split(',')));
  return choices.filter((choice) => named.has(choice));
}

/** Adds a filter value to the selected values, or removes it if it was selected. */
export function withToggled<Choice extends string>(chosen: readonly Choice[], choice: Choice): Choice[] {
  return chosen.includes(choice) ? chosen.filter((other) => other !== choice) : [...chosen, choice];
}

interface CantonSectorFilter {
  readonly canton: readonly CantonChoice[];
  readonly sector: readonly SectorChoice[];
}

/**
 * Returns true if a startup matches a selected canton and a selected sector. An empty selection matches all startups.
 */
export function matchesCantonAndSector(
  startup: { readonly canton: string | null; readonly sector: string | null },
  { canton, sector }: CantonSectorFilter,
): boolean {
  return (
    (canton.length === 0 || canton.includes(toCanton(startup.canton))) &&
    (sector.length === 0 || sector.includes(toSector(startup.sector)))
  );
}
