import { foldText } from './fold-text';

/** Names and abbreviations of the months in German, French, Italian and English; folded, separated by blanks. */
const NAMES = [
  'januar janner jan janvier janv gennaio gen january',
  'februar feber feb fevrier fevr fev febbraio febb february',
  'marz maerz mrz mars mar marzo march',
  'april apr avril avr aprile',
  'mai maggio mag may',
  'juni jun juin giugno giu june',
  'juli jul juillet juil luglio lug july',
  'august aug aout agosto ago',
  'september sep sept septembre settembre sett set',
  'oktober okt oct octobre ottobre ott october',
  'november nov novembre',
  'dezember dez dec decembre dicembre dic december',
];

const MONTH_BY_NAME: ReadonlyMap<string, number> = new Map(
  NAMES.flatMap((names, index) => names.split(' ').map((name) => [name, index + 1] as const)),
);

/** Number of a month, from 1, by its name in German, French, Italian or English; null for any other text. */
export function monthNumber(name: string): number | null {
  return MONTH_BY_NAME.get(foldText(name)) ?? null;
}
