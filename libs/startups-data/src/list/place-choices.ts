import {
  CANTONS,
  CANTONS_BY_NAME,
  SECTORS,
  UNKNOWN,
  type Canton,
  type Sector,
} from '@vaglio/startups-domain';

export type CantonChoice = Canton | typeof UNKNOWN;
export type SectorChoice = Sector | typeof UNKNOWN;

/** What the canton and sector filters offer, cantons by name; startups without a code are found under Unknown. Source: spec §3. */
export const CANTON_CHOICES: readonly CantonChoice[] = [...CANTONS_BY_NAME.map(({ code }) => code), UNKNOWN];
export const SECTOR_CHOICES: readonly SectorChoice[] = [...SECTORS.map(({ code }) => code), UNKNOWN];

/** 'Zürich'; 'Unknown canton' for startups without one. */
export function cantonName(choice: CantonChoice): string {
  return CANTONS.find(({ code }) => code === choice)?.name ?? `${UNKNOWN} canton`;
}

/** 'Biotech'; 'Unknown sector' for startups without one. */
export function sectorName(choice: SectorChoice): string {
  return SECTORS.find(({ code }) => code === choice)?.label ?? `${UNKNOWN} sector`;
}

/**
 * The choices that an address names, each once, in the order in which they are offered.
 * @param texts codes, also several separated by commas; what is no choice is left out. Never throws.
 */
export function readChoices<Choice extends string>(
  choices: readonly Choice[],
  texts: readonly string[],
): Choice[] {
  const named = new Set(texts.flatMap((text) => text.split(',')));
  return choices.filter((choice) => named.has(choice));
}

/** The choices with one more, or with one less where it was among them. */
export function withToggled<Choice extends string>(chosen: readonly Choice[], choice: Choice): Choice[] {
  return chosen.includes(choice) ? chosen.filter((other) => other !== choice) : [...chosen, choice];
}

interface CantonSectorFilter {
  readonly canton: readonly CantonChoice[];
  readonly sector: readonly SectorChoice[];
}

/** Whether a startup is of one of the cantons and one of the sectors, where any are chosen. */
export function matchesCantonAndSector(
  startup: { readonly canton: string | null; readonly sector: string | null },
  { canton, sector }: CantonSectorFilter,
): boolean {
  return (
    (canton.length === 0 || canton.some((code) => code === (startup.canton ?? UNKNOWN))) &&
    (sector.length === 0 || sector.some((code) => code === (startup.sector ?? UNKNOWN)))
  );
}
