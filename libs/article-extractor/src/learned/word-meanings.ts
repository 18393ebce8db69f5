/**
 * Words of business news in four languages, grouped by meaning. As a result, training in one language also applies to
 * the other languages. Words match by their beginning. German compounds also match by their last part.
 */
const BEGINNINGS: Readonly<Record<string, string>> = {
  startup:
    'jungunternehmen jungfirma jungfirmen start-up startup spin-off spin-out spinoff spinout scale-up scaleup jungunternehm jungfirm pousse essaimage',
  tech: 'fintech biotech medtech cleantech proptech insurtech foodtech agritech edtech deeptech healthtech cryptotech regtech greentech climatetech legaltech deep-tech',
  firm: 'firma firmen unternehmen betrieb company companies firm societe entreprise pme aziend societa impres ditt kmu sme business',
  maker:
    'hersteller anbieter spezialist entwickler plattform pionier betreiber handler maker provider developer platform specialist pioneer operator marketplace fabricant plateforme editeur concepteur pionni fournisseur produttor piattaform fornitor sviluppator',
  big: 'konzern gruppe riese multi branchenprim group giant multinational groupe geant gruppo coloss holding tochter filial subsidiar parent mutter weltmarkt marktfuhr kotiert listed cote quotat industrie traditions',
  investor:
    'investor investiss investit geldgeb kapitalgeb venture vc fonds fund fond- fondo angel capital wagniskapital risikokapital beteiligungs aktionar shareholder actionnair azionist backer mazen soci- finanzier bailleur',
  invest:
    'investier invest beteilig finanziert einstieg steigt einsteig backed backs unterstutz soutien soutenu sosten support forder',
  bank: 'bank banque banca banch versicher insur assur assicur',
  raise:
    'sammel sammelt eingesammelt erhalt erhielt bekomm bekam beschaff sicher gesichert aufgenommen einnehm holt geholt raise rais secur close closed closes receiv obtain leve levee lever boucl obtien obtenu recu recoit recolt raccol raccogli ottien ottenut ricev incass chiude chiuso collect attract',
  round:
    'finanzierungsrund kapitalrund runde rund kapitalerhoh series serie seed round rounds financing funding tour tours levees aumento finanziament finanzierung pre-seed',
  founded:
    'gegrundet grundet grundete entstand entsteht founded launched set fondee fonde creee cree nee ne lancee lance fondata fondato nata nato creata creato ausgrund hervorgegang issue issu stammt',
  founder:
    'grunder grunderin fondatore fondatori fondatrice fondatrici mitgrund co-founder cofounder founder founders co-fond cofond fondat fondateur startupper erfind inventor inventeur',
  win: 'gewinn gewann gewonn sieg preistrag ausgezeichnet auszeich gekurt pramier geehrt uberzeugt win wins winner won awarded laureat gagn remport prime primee recompens distingu decroch vinc vint vincitor premiat aggiudic sieger erhalt gold silber bronz',
  finalist: 'finalist nominier nomin shortlist ausgewahlt auserkor selection selezion finale',
  prize:
    'preis award prize prix premi wettbewerb concours concors contest challenge kick ranking rang platz place posto pokal auszeichnung distinction jury podest podium',
  buy: 'ubernimm ubernahm ubernomm ubernehm kauf gekauft verkauf akquis acqui rachet rachat buy buys bought takeover sold sell reprend repris reprise rilev compra comperat ceduta exit schluck',
  develop:
    'entwickel baut stellt produzier herstell develop build built make makes made produc design concoi concu fabriqu produit propos offr bietet offer svilupp realizz liefert forscht verkauft misst macht helps hilft ermoglich permet permett verwandelt turns uses nutzt commercialis vend druckt',
  leader:
    'ceo geschaftsfuhr geschaftsleit chef direkt president leiter leiterin head cto coo cfo patron director directeur direttor direttric prasident verwaltungsrat chairman chief unternehmer entrepreneur imprenditor',
  customer:
    'kunde kunden kundin client customer partner zusammenarb kooper collabor lieferant supplier zusammen cooperat clienti auftrag',
  university:
    'uni universi hochschul fachhochschul institut professor forsch research recherch ricerc labor laborator student studier phd doktor spital hopital hospital hochschule eth ethz epfl epf polytech politec zhaw fhnw fh hes hes-so supsi empa psi csem dissertation',
  public:
    'kanton bund bundes staat stadt gemeinde regierung parlament politik departement amt gesetz canton canton cantone etat confederation confederaz commune comune ville citta gouvernement govern ministr minister behord innosuisse seco steuer',
  association:
    'stiftung fondation foundation fondazion verein verband association federation associazion programm program programme accelerator inkubator incubat technopark park parc campus forum messe event kongress konferenz conference netzwerk network hub',
  media:
    'zeitung journal newspaper giornale redaktion redazion quotidien tagesanz medien media interview podcast artikel magazin',
  failure: 'konkurs pleite bankrot bankrupt faillit falliment insolv liquidat entlass licenci',
  seat: 'sitz based basee base sede siege ansassig headquarter domizil beheimat installe etabli domicil hq seat',
  young: 'jung junge junges jungen neu neue neues young jeune giovan nuov nouve emerging newcomer',
  exchange: 'borse borsen ipo nasdaq bourse borsa borsengang six kotier aktie share shares action azion',
  staff:
    'mitarbeit angestellt employ collaborat dipendent beschaftigt belegschaft jobs stellen arbeitsplatz emplois posti team salari',
  product:
    'produkt app software gerat product produit prodott device appareil technolog losung solution soluzion verfahren method system plattform roboter robot drohne drone marke brand marque medikament wirkstoff',
  say: 'sagt sagte erklart said says dit explique affirme dice spiega afferma teilt meldet mitteilung',
  such: 'darunter etwa wie zahlen gehoren namentlich beispiel including like such among notamment dont comme parmi citons come',
  former:
    'ehemalig fruher fruhere vormals former ancien ancienne ex formerly zuvor already deja gia bereits alumni',
};
const ENDS: Readonly<Record<string, string>> = {
  startup:
    'startup start-up startups start-ups spin-off spin-offs spinoff spin-out scale-up jungunternehmen jungfirma',
  firm: 'firma firmen unternehmen betrieb',
  maker:
    'hersteller herstellerin anbieter anbieterin spezialist spezialistin entwickler plattform pionier betreiber bauer dienst portal schmiede handler vermittler app shop marktplatz',
  big: 'konzern gruppe riese gigant tochter multi',
  investor: 'investor investoren fonds geldgeber kapital gesellschaft',
  round: 'runde runden finanzierung',
  prize: 'preis preise award wettbewerb rangliste',
  bank: 'bank banken versicherung versicherer',
  university: 'hochschule universitat institut spital',
  association: 'stiftung verband verein programm',
  product: 'software roboter technologie system medikament gerat',
  seat: 'based ansassig',
};

const byWord = (lists: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(lists).flatMap(([meaning, words]) =>
      words.split(' ').map((word) => [word.replaceAll('-', ''), meaning] as const),
    ),
  );
const [BY_BEGINNING, BY_END] = [byWord(BEGINNINGS), byWord(ENDS)];
/** Minimum number of letters of a word part with a meaning. */
const SHORTEST = 5;
const LONGEST = 16;
/** Maximum number of letters that may follow a beginning of four letters. */
const SHORT_REST = 3;

/** All meanings in a fixed order. */
export const MEANINGS = Object.keys(BEGINNINGS).filter((meaning) => meaning !== 'say');

/** Returns the meaning in business news of a word that `foldWord` has normalised; '' for any other word. */
export function wordMeaning(word: string): string {
  const whole = BY_BEGINNING.get(word);
  if (whole !== undefined) return whole;
  const most = Math.min(LONGEST, word.length - 1);
  for (let size = most; size >= SHORTEST; size -= 1) {
    const found = BY_END.get(word.slice(-size));
    if (found !== undefined) return found;
  }
  for (let size = most; size >= SHORTEST - 1; size -= 1) {
    const found = BY_BEGINNING.get(word.slice(0, size));
    if (found !== undefined && (size >= SHORTEST || word.length <= size + SHORT_REST)) return found;
  }
  return '';
}
