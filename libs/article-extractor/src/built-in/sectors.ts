import type { Sector } from '@vaglio/startups-domain';

/** Word stems of each sector in four languages, in lower case, in order of descending strength. */
const STEMS: Readonly<Record<Sector, string>> = {
  Health:
    'digital health|e-?health|telemedi|digitale gesundheit|santé (?:numérique|digitale)|salute digitale|mental[- ]health|health ?tech|patient data|medicines? marketplace|health platform|gesundheitsapp|gesundheitsplattform|therapie-app|digital therap',
  MedT: 'med-?tech|medizintechnik|medical (?:device|technolog)|dispositif médical|technolog\\w+ médicale|dispositivo medic|implant|dental|zahn|prothes|prosthe|orthop|surg(?:ery|ical)|chirurg|diagnos|tension artérielle|blutdruck|blood pressure|bracelet|catheter|ultrasound|hearing aid|rehabilit|wearable sensor|medizinprodukt|wheelchair',
  BioT: 'bio-?tech|biopharm|pharma|therapeut|clinical (?:trial|phase|stage)|essai\\w* clinique|klinische|oncolog|onkolog|cancer|krebs|tumou?r|antibod|antikörper|anticorps|vaccin|impfstoff|immun|drug|médicament|medikament|farmac|wirkstoff|molec|molécul|gene therap|cell therap|haut(?:transplantat|ersatz)|stem cell|zelltherap|protein|bioscience|organoid|life[- ]science',
  FinT: 'fin-?tech|insur-?tech|bank|payment|zahlung|paiement|pagament|crypto|krypto|digital[- ]asset|blockchain|crowdlending|crowdfunding|trading|wealth|vermögens|versicher|assurance|assicuraz|lending|spend management|spesen|hypothek|mortgage|financial services|pension|tax ',
  CleanT:
    'clean-?tech|climate|klima|climat|co2|co²|carbon|solar|photovolta|batter|recycl|renewable|erneuerbar|renouvelable|rinnovabil|énergie|energie|energy|energia|hydrogen|wasserstoff|hydrogène|idrogeno|emission|biogas|wind ?(?:power|turbine|kraft)|water[- ]saving|nachhaltig|sustainab|ecologic|écologique|kreislauf|waste|abfall|déchets|plastic|agri-?tech|food ?waste',
  Engin:
    'robot|drohne|drone|3d[- ](?:print|druck|impression|stampa)|impression 3d|sensor|capteur|maschine|machine tool|semiconductor|halbleiter|photonic|laser|satellit|space|raumfahrt|spatial|hardware|material|beton|concrete|calcestruzzo|manufactur|fertigung|navigation|industri|engineering|fahrzeug|vehicle|véhicule|microscop|mikrosk|optic|chip|quantum|quanten|actuator|bauteile|construction|textil',
  ICT: 'software|saas|platform|plattform|plateforme|piattaforma|\\bapp\\b|cyber|artificial intelligence|künstliche intelligenz|intelligence artificielle|intelligenza artificiale|\\b(?:ai|ki|ia)\\b|machine learning|data|daten|données|dati|cloud|digital|numérique|online|marketplace|marktplatz|prop-?tech|hr (?:tech|start-?up)|ed-?tech|developer|analytics|e-?commerce|web|internet|search engine|chatbot|virtual reality|gaming|it-',
};

const PATTERNS = (Object.keys(STEMS) as Sector[]).map((code) => ({
  code,
  pattern: new RegExp(`(?<![\\p{L}])(?:${STEMS[code]})`, 'giu'),
}));
/** Explicit sector names, which count more than several other words. */
const TECH = 'bio-?tech|med-?tech|medizintechnik|fin-?tech|clean-?tech|insur-?tech';
const EXPLICIT = new RegExp(`^(?:${TECH}|digital health|prop-?tech|e-?health|robot)`, 'iu');

/**
 * Returns the sector of a text about one company.
 * @returns sector with the position of its first word in the text; null if no word indicates a sector
 */
export function sectorIn(text: string): { readonly sector: Sector; readonly start: number } | null {
  const counted = PATTERNS.map(({ code, pattern }, order) => {
    const hits = [...text.matchAll(pattern)];
    const weight = hits.reduce(
      (total, hit) => total + (EXPLICIT.test(hit[0]) ? 4 : code === 'ICT' ? 0.6 : 1),
      0,
    );
    return { sector: code, weight, order, start: hits[0]?.index ?? 0 };
  });
  const [best] = counted
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || a.order - b.order);
  return best === undefined ? null : { sector: best.sector, start: best.start };
}
