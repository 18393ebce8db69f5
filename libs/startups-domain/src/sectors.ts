import { UNKNOWN } from './cantons';

/** Sector codes with their labels. Source: spec §3. */
export const SECTORS = [
  { code: 'BioT', label: 'Biotech' },
  { code: 'MedT', label: 'Medtech' },
  { code: 'Health', label: 'Healthcare IT' },
  { code: 'FinT', label: 'ICT fintech' },
  { code: 'CleanT', label: 'Cleantech' },
  { code: 'ICT', label: 'ICT' },
  { code: 'Engin', label: 'Engineering' },
] as const;

export type Sector = (typeof SECTORS)[number]['code'];

/** Returns the label of a sector code; 'Unknown' for null or an unknown code. */
export function sectorLabel(code: string | null | undefined): string {
  return SECTORS.find((sector) => sector.code === code)?.label ?? UNKNOWN;
}
