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

/** The sector's label; a text of a raw row that names no sector stays as received. */
export function sectorText(sector: string | null): string {
  const code = sectorCode(sector);
  return code === null ? (sector ?? '') : sectorLabel(code);
}

/** The canton's code; a text of a raw row that names no canton stays as received. */
export function cantonText(canton: string | null): string {
  return cantonCode(canton) ?? canton ?? '';
}

/** Names of the awards; raw rows list names, curated ones names with weights. */
export function awardNames(startup: Pick<ListedStartup, 'awards'>): string[] {
  return (startup.awards ?? []).map((award) => (typeof award === 'string' ? award : award.award_name));
}

/** Whether the server keeps the quotes behind a raw row: it then names the extraction that gave it. */
export function hasSources(startup: ListedStartup): boolean {
  return 'extraction_id' in startup && Boolean(startup.extraction_id);
}

/** Where a raw row comes from; empty for a server that does not tell. */
export function originText(startup: ListedStartup): string {
  const origin = 'origin' in startup ? (startup.origin ?? '') : '';
  return ORIGINS[origin] ?? origin;
}

/** Only curated startups have a score. */
export function scoreOf(startup: ListedStartup): number | undefined {
  return 'is_new' in startup ? startup.score : undefined;
}
