import { cantonCode, sectorCode, sectorLabel } from '@vaglio/startups-domain';
import type { ListedStartup } from './use-result-pages';

const ORIGINS: Readonly<Record<string, string>> = {
  import: 'Import',
  article: 'Article',
  person: 'By hand',
};

export function founderOf({
  first_name,
  last_name,
}: Pick<ListedStartup, 'first_name' | 'last_name'>): string {
  return [first_name, last_name].filter(Boolean).join(' ');
}

/** Returns the label of a sector. Unknown text from a raw row is returned unchanged. */
export function sectorText(sector: string | null): string {
  const code = sectorCode(sector);
  return code === null ? (sector ?? '') : sectorLabel(code);
}

/** Returns the code of a canton. Unknown text from a raw row is returned unchanged. */
export function cantonText(canton: string | null): string {
  return cantonCode(canton) ?? canton ?? '';
}

/** Returns the award names of a startup. Raw rows contain plain names, curated rows contain names with weights. */
export function awardNames(startup: Pick<ListedStartup, 'awards'>): string[] {
  return (startup.awards ?? []).map((award) => (typeof award === 'string' ? award : award.award_name));
}

/** Returns true if the server stores quotes for a raw row. Such a row contains the id of its extraction. */
export function hasSources(startup: ListedStartup): boolean {
  return 'extraction_id' in startup && Boolean(startup.extraction_id);
}

/** Returns the label for the origin of a raw row; '' if the server does not return the origin. */
export function originText(startup: ListedStartup): string {
  const origin = 'origin' in startup ? (startup.origin ?? '') : '';
  return ORIGINS[origin] ?? origin;
}

/** Returns the score of a curated startup; undefined for a raw row. */
export function scoreOf(startup: ListedStartup): number | undefined {
  return 'is_new' in startup ? startup.score : undefined;
}
