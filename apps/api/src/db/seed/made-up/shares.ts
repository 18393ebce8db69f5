import type { AWARD_COLUMNS, Canton, Sector } from '@vaglio/startups-domain';

/** How the made-up startups are spread: value and share; null is unknown. */
export const CANTON_SHARES: readonly (readonly [Canton | null, number])[] = [
  ['ZH', 25], ['VD', 15], ['GE', 8], ['BE', 7], ['BS', 8], ['ZG', 6], ['AG', 4], ['SG', 4], ['TI', 4], ['FR', 3], ['LU', 3], ['NE', 2], ['VS', 2], ['GR', 2],
  ['BL', 1.5], ['TG', 1], ['SO', 1], ['SZ', 1], ['SH', 0.7], ['JU', 0.4], ['NW', 0.3], ['OW', 0.2], ['GL', 0.2], ['AR', 0.2], ['UR', 0.1], ['AI', 0.1], [null, 0.3],
];

export const SECTOR_SHARES: readonly (readonly [Sector | null, number])[] = [
  ['ICT', 28], ['BioT', 16], ['Engin', 15], ['MedT', 13], ['FinT', 11], ['CleanT', 10], ['Health', 6], [null, 1],
];

/** How many awards a startup holds: 2.5 on average. */
export const AWARD_COUNT_SHARES: readonly (readonly [number, number])[] = [
  [0, 14], [1, 22], [2, 22], [3, 17], [4, 11], [5, 7], [6, 3.5], [7, 2], [8, 1], [12, 0.5],
];

/** How often each award is given. */
export const AWARD_SHARES: readonly (readonly [(typeof AWARD_COLUMNS)[number], number])[] = [
  ['venture kick 1', 12], ['innosuisse initial coaching', 10], ['innosuisse core coaching', 8], ['venture kick 2', 7], ['kickstart innovation', 6],
  ['fif grant', 5], ['eth spin-off', 5], ['epfl spin-off', 5], ['venture kick 3', 4], ['top 100 swiss startup', 4], ['fit tech grant', 4],
  ['venture leaders', 4], ['gebert ruef innobooster', 3], ['bridge proof of concept', 3], ['innosuisse scale-up coaching', 3], ['innosuisse certificate', 3],
  ['fit tech seed', 3], ['masschallenge bronze', 2], ['masschallenge silver', 2], ['masschallenge gold', 1.5], ['eth pioneer fellowship', 2],
  ['epfl innogrant', 2], ['fit tech growth', 1], ['zkb pioneer award', 1], ['eurostars', 1], ['bridge discovery', 1], ['w.a. de vigier award', 1],
  ['swiss economic award', 0.7], ['swiss technology award', 0.7], ['eic accelerator', 0.7],
];
