import { UNKNOWN } from './cantons';
import { foldKey } from './fold-text';
import { MAX_VALUE_CHARACTERS } from './import-cells';
import { SECTORS, type Sector } from './sectors';

/** Other names of the sectors, separated by commas. Comparisons ignore case, accents, hyphens and blanks. */
const ALIASES: Readonly<Record<Sector, string>> = {
  BioT: 'Biotechnology, Biotechnologie, Biotecnologia, Bio, Pharma, Biopharma, Therapeutics, Drug discovery',
  MedT:
    'Medical technology, Medical technologies, Medizintechnik, Medizinaltechnik, Technologie médicale, ' +
    'Technologies médicales, Tecnologia medica, Medical device, Medical devices, Medtec',
  Health:
    'Digital health, Health IT, Health tech, Healthcare, Healthcare tech, eHealth, mHealth, Telemedicine, ' +
    'Gesundheit, Digitale Gesundheit, Santé, Santé numérique, Salute digitale, Health care IT',
  FinT: 'Fintech, Financial technology, Finance, Insurtech, ICT (fintech), Regtech, Wealthtech, Payments',
  CleanT:
    'Clean technology, Clean technologies, Climate tech, Greentech, Energy, Energie, Énergie, Energia, ' +
    'Renewable energy, Environment, Umwelttechnik, Energytech, Sustainability',
  ICT:
    'IT, Software, SaaS, Information technology, Information and communication technology, Informatik, Informatique, ' +
    'Informatica, Information and communication technologies, Artificial intelligence, AI, Cybersecurity, Internet, Digital, TIC',
  Engin:
    'Engineer, Ingenieurwesen, Ingénierie, Ingegneria, Robotics, Robotik, Robotique, Mechanical engineering, ' +
    'Maschinenbau, Hardware, Advanced manufacturing, Manufacturing, Industrial, Industry, Micro / Nano, Electronics, Materials',
};

const CODE_BY_NAME = new Map<string, Sector>(
  SECTORS.flatMap(({ code, label }) =>
    [code, label, ...ALIASES[code].split(', ')].map((name) => [foldKey(name), code]),
  ),
);

/** Map from codes and labels to sector codes. Most texts are codes or labels and need no folding. */
const CODE_BY_TEXT = new Map<string, Sector>(
  SECTORS.flatMap(({ code, label }) => [code, label].map((text) => [text, code])),
);

/**
 * Returns the sector code for a code, label or alias.
 * @param text free text; several names ('Medtech / MedT') must mean the same sector
 * @returns null for empty or unmatched text, for text with two different sectors, and for more than 400 characters.
 *   Never throws.
 * Source: spec §3, sector codes and aliases.
 */
export function sectorCode(text: string | null | undefined): Sector | null {
  const given = text ?? '';
  if (given.length > MAX_VALUE_CHARACTERS) return null;
  const whole = CODE_BY_TEXT.get(given) ?? CODE_BY_NAME.get(foldKey(given));
  if (whole) return whole;
  const pieces = given.split(/[,;/|()[\]]/).map((piece) => CODE_BY_NAME.get(foldKey(piece)));
  const [only, another] = new Set(pieces.filter((code) => code !== undefined));
  return only !== undefined && another === undefined ? only : null;
}

/** Returns the result of `sectorCode`, or 'Unknown' instead of null. */
export function toSector(text: string | null | undefined): Sector | typeof UNKNOWN {
  return sectorCode(text) ?? UNKNOWN;
}
