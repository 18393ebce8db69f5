import { foldText } from '@vaglio/startups-domain';

/** Ways in which news name an award, beside its own name. Both patterns read folded text (foldText). */
interface AwardFamily {
  readonly award: RegExp;
  readonly says: readonly RegExp[];
}

const ETH =
  /\b(?:eth|ethz)\b(?! lausanne)|(?:polytechnique|politecnico|polytechnikum) (?:federale? )?(?:de |di )?zur/;
const EPFL =
  /\bepfl\b|\beth lausanne\b|polytechnique federale (?:de )?lausanne|politecnico (?:federale )?(?:di )?losanna/;
const SPIN_OFF =
  /\bspin (?:off|out)|\bspin(?:off|out)|ausgliederung|essaimage|entstanden|hervorgegangen|issue? (?:de|des) |emerged from|spun (?:off|out)|nat[ao] (?:da|all)/;
const FIT = /\bfit\b|innovation technologique|technological innovation/;
const MASSCHALLENGE = /mass ?challenge/;
const INNOSUISSE = /\binnosuisse\b|\b(?:cti|kti)\b/;

const FAMILIES: readonly AwardFamily[] = [
  { award: /^venture kick\b/, says: [/\bventure ?kick/] },
  { award: /^eth spin off/, says: [ETH, SPIN_OFF] },
  { award: /^epfl spin off/, says: [EPFL, SPIN_OFF] },
  {
    award: /^fif grant/,
    says: [/\bfif\b|fongit innovation fund/, /grant|subvention|bourse|sovvenzione|zuschuss|forderbeitrag/],
  },
  { award: /^innosuisse certificate/, says: [INNOSUISSE, /certificat|zertifi|certifi/] },
  {
    award: /^innosuisse initial coaching/,
    says: [INNOSUISSE, /initial coaching|coaching initial|initialcoaching/],
  },
  { award: /^innosuisse core coaching/, says: [INNOSUISSE, /core coaching|corecoaching|coaching core/] },
  {
    award: /^innosuisse scale up coaching/,
    says: [INNOSUISSE, /scale ?up (?:coaching|award|programm?e?)|coaching scale ?up/],
  },
  { award: /^fit tech grant/, says: [FIT, /tech ?grant/] },
  {
    award: /^fit tech seed/,
    says: [FIT, /tech ?seed|\bseed (?:loan|darlehen|kredit)|pret (?:d amorcage|seed)|prestito seed/],
  },
  {
    award: /^fit tech growth/,
    says: [
      FIT,
      /tech ?growth|\bgrowth (?:loan|darlehen|kredit)|pret (?:de croissance|growth)|prestito growth/,
    ],
  },
  { award: /^mass ?challenge gold/, says: [MASSCHALLENGE, /\bgold|\bd or\b|\boro\b|en or\b/] },
  { award: /^mass ?challenge silver/, says: [MASSCHALLENGE, /\bsil[vb]er|\bargent\b|\bargento\b/] },
  { award: /^mass ?challenge bronze/, says: [MASSCHALLENGE, /\bbronz/] },
  { award: /^bridge proof of concept/, says: [/\bbridge\b/, /proof of concept/] },
  { award: /^bridge discovery/, says: [/\bbridge\b/, /\bdiscovery\b/] },
  { award: /^eth pioneer fellowship/, says: [/pioneer fellow/] },
  { award: /^epfl innogrant/, says: [/\binno ?grant/] },
  { award: /^gebert ruf/, says: [/\binno ?booster/] },
  { award: /^gebert ruef/, says: [/\binno ?booster/] },
  { award: /\bde vigier\b/, says: [/\b(?:de |w a )?vigier\b/] },
  { award: /^swiss economic award/, says: [/\bswiss economic award|\bprix swiss economic|\bsef award/] },
  {
    award: /^top 100 swiss start ?up/,
    says: [/\b100\b/, /top ?100|swiss start ?ups?|100 (?:best|meilleure|miglior)/],
  },
  { award: /^venture leaders?/, says: [/\bventure ?leaders?/] },
  { award: /^swiss technology award/, says: [/\bswiss technology award/] },
  {
    award: /^zkb pioneer award/,
    says: [
      /\bzkb\b|kantonalbank|technopark/,
      /pionierpreis|pioneer (?:award|prize)|prix (?:des )?pionn?iers?/,
    ],
  },
  { award: /^kickstart innovation/, says: [/\bkickstart\b/] },
  { award: /^eic accelerator/, says: [/\beic\b|european innovation council/, /accelerator/] },
  { award: /^eurostars/, says: [/\beurostars?\b/] },
];

/**
 * Whether a passage names an award: by its own name, or as news usually write it ('ETH Zurich
 * spin-off', 'Spin-off der ETH', for `eth spin-off`). It does not ask who won it.
 * @param passage any text
 * @param award name of a parameter; one that nobody foresaw is found by its own name
 */
export function namesAward(passage: string, award: string): boolean {
  const [text, name] = [foldText(passage), foldText(award)];
  if (name === '') return false;
  if (
    ` ${text.replace(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(` ${name.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `)
  )
    return true;
  const family = FAMILIES.find((known) => known.award.test(name));
  return family !== undefined && family.says.every((pattern) => pattern.test(text));
}
